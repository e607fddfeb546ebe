// What the page's change may pass over: idiomorph itself goes through every element, also where nothing is new.

// What a person types or ticks is no attribute, so fields are always looked at.
const FIELDS = "input, select, textarea";

// Tell whether an element has anything to be changed; a callback of idiomorph's before it changes one.
export function differs(element, drawn) {
  if (!element.isEqualNode(drawn)) return true;
  return element.matches?.(FIELDS) || Boolean(element.querySelector?.(FIELDS));
}
