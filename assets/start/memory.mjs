/** The interpreter's memory as py/publish/packing.mjs has packed it, written where it belongs. */

const HEAD_WORDS = 4;
const SHORT_WORDS = 32; // up to here a loop is faster than a call

/**
 * Write a packed memory over one that has just been made. filled is what the wasm file itself had put at its
 * beginning; what was used since then, from one place to another, is cleared. All are counted in words.
 */
export function unpack(packed, memory, filled, usedFrom, usedTo) {
  const words = new Uint32Array(packed);
  const [length, count, literals] = words;
  if (words.length !== HEAD_WORDS + 3 * count + literals) throw new Error("the memory did not arrive whole");
  if (length > memory.length) throw new Error("the memory has no room for the snapshot");
  memory.fill(0, 0, filled.length);
  memory.fill(0, usedFrom, usedTo);
  let literal = HEAD_WORDS + 3 * count;
  let at = 0;
  for (let i = HEAD_WORDS; i < HEAD_WORDS + count; i++) {
    const [plain, same, distance] = [words[i], words[i + count], words[i + 2 * count]];
    if (plain < SHORT_WORDS) for (let k = 0; k < plain; k++) memory[at + k] = words[literal + k];
    else memory.set(words.subarray(literal, literal + plain), at);
    literal += plain;
    at += plain;
    if (distance && same < SHORT_WORDS) for (let k = at; k < at + same; k++) memory[k] = memory[k - distance];
    else if (distance) memory.copyWithin(at, at - distance, at - distance + same);
    at += same;
  }
  for (let i = 0; i < filled.length; i++) memory[i] ^= filled[i];
}
