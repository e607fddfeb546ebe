/**
 * Packs the interpreter's memory: its words, less what the wasm file itself puts there, less what has stood
 * somewhere before. assets/start/memory.mjs writes them back.
 */

const LEAST_WORDS = 6; // a shorter repetition costs more than it saves
const NEAR_WORDS = 8000; // gzip, which comes after, finds what is nearer than this
const TRIES = 8;
const HASH_BITS = 22;
const HEAD_WORDS = 4;
const GOLDEN = 0x9e3779b1;

/** Give what a wasm file itself puts into memory when it is instantiated: the beginning of it, in bytes. */
export function filling(wasm) {
  const found = [...segments(wasm)];
  const end = Math.max(...found.map(([place, bytes]) => place + bytes.length));
  const filled = new Uint8Array(Math.ceil(end / 4) * 4);
  for (const [place, bytes] of found) filled.set(bytes, place);
  return filled;
}

/** Find each active data segment of a wasm file: its place in memory and its bytes. */
function* segments(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    let scale = 1;
    let byte;
    do {
      byte = wasm[at++];
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte & 128);
    return value;
  };
  while (at < wasm.length) {
    const kind = wasm[at++];
    const end = number() + at;
    for (let left = kind === 11 ? number() : 0; left > 0; left--) {
      const flags = number();
      if (flags === 2) number();
      let place = null;
      if (flags !== 1) {
        if (wasm[at++] !== 0x41) throw new Error("a data segment begins at no constant");
        place = number();
        at++;
      }
      const length = number();
      if (place !== null) yield [place, wasm.subarray(at, at + length)];
      at += length;
    }
    at = end;
  }
}

/** Pack a memory whose length is a multiple of four, at whose beginning the wasm file had put what it fills. */
export function pack(memory, filled) {
  const bytes = memory.slice();
  for (let i = 0; i < filled.length; i++) bytes[i] ^= filled[i];
  const words = new Uint32Array(bytes.buffer);
  const heads = new Int32Array(1 << HASH_BITS).fill(-1);
  const earlier = new Int32Array(words.length);
  const steps = [[], [], []];
  const literals = [];
  let begun = 0;

  const hash = (at) => {
    let mixed = 0;
    for (let k = 0; k < 4; k++) mixed = Math.imul(mixed ^ words[at + k], GOLDEN) ^ (mixed >>> 15);
    return mixed >>> (32 - HASH_BITS);
  };
  const remember = (at) => {
    const place = hash(at);
    earlier[at] = heads[place];
    heads[place] = at;
  };
  const step = (at, length, distance) => {
    for (let k = begun; k < at; k++) literals.push(words[k]);
    [at - begun, length, distance].forEach((value, column) => steps[column].push(value));
    begun = at + length;
  };
  const zeros = (at) => {
    let end = at;
    while (end < words.length && words[end] === 0) end++;
    return end - at;
  };
  const repetition = (at) => {
    let best = 0;
    let distance = 0;
    let from = heads[hash(at)];
    for (let tried = 0; from >= 0 && tried < TRIES; tried++, from = earlier[from]) {
      if (at - from < NEAR_WORDS) continue;
      let same = 0;
      while (at + same < words.length && from + same < at && words[from + same] === words[at + same]) same++;
      if (same > best) [best, distance] = [same, at - from];
    }
    return [best, distance];
  };

  for (let at = 0; at < words.length - 4; ) {
    const empty = words[at] === 0 ? zeros(at) : 0;
    if (empty >= LEAST_WORDS) {
      step(at, empty, 0);
      at = begun;
      continue;
    }
    const [length, distance] = repetition(at);
    const end = at + (length >= LEAST_WORDS ? length : 1);
    if (length >= LEAST_WORDS) step(at, length, distance);
    for (; at < end && at < words.length - 4; at++) remember(at);
    at = end;
  }
  step(words.length, 0, 0);
  const head = [words.length, steps[0].length, literals.length, 0];
  return new Uint8Array(Uint32Array.from(head.concat(...steps, literals)).buffer);
}
