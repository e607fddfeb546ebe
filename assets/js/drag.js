// A card dragged from the hand to the table is pressed there; dropped anywhere else it goes back.

const FAR = 8; // pixels before a press becomes a drag
let held = null; // the card, where it was taken up, whether it has moved
let dropped = false; // the click that follows a drag is none

function letGo() {
  if (!held) return;
  const { card } = held;
  held = null;
  card.style.removeProperty("transform");
  card.classList.remove("dragged");
}

function overTable({ clientX: x, clientY: y }) {
  const table = document.getElementById("felt")?.getBoundingClientRect();
  return table && x >= table.left && x <= table.right && y >= table.top && y <= table.bottom;
}

function takenUp(event) {
  dropped = false;
  if (held || !event.isPrimary || event.button) {
    letGo();
    return;
  }
  const card = event.target.closest?.("#hand button.card");
  if (card && card.getAttribute("aria-disabled") !== "true") held = { card, x: event.clientX, y: event.clientY, moved: false };
}

function moved(event) {
  if (!held || !event.isPrimary) return;
  const { card, x, y } = held;
  const [right, down] = [event.clientX - x, event.clientY - y];
  if (!held.moved && Math.hypot(right, down) < FAR) return;
  if (!card.isConnected) {
    letGo();
    return;
  }
  held.moved = true;
  card.classList.add("dragged");
  card.style.transform = `translate(${right}px, ${down}px)`;
}

function putDown(event) {
  if (!held || !event.isPrimary) return;
  const { card, moved: dragged } = held;
  if (dragged) {
    dropped = true;
    // The press begins while the card is still where it was dropped, so that it glides from there.
    if (overTable(event) && card.isConnected) card.click();
  }
  letGo();
}

function clicked(event) {
  if (!dropped || !event.isTrusted || !event.detail) return;
  dropped = false;
  event.stopPropagation();
  event.preventDefault();
}

function key(event) {
  if (event.key !== "Escape" || !held?.moved) return;
  event.stopPropagation();
  dropped = true;
  letGo();
}

// Begin to listen, for as long as the page is open.
export function listen() {
  addEventListener("pointerdown", takenUp, true);
  addEventListener("pointermove", moved, { passive: true });
  addEventListener("pointerup", putDown);
  addEventListener("click", clicked, true);
  addEventListener("keydown", key, true);
  for (const kind of ["pointercancel", "blur"]) addEventListener(kind, letGo);
  document.addEventListener("pointerleave", letGo);
}
