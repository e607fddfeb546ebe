/**
 * The first hand of a fresh sitting, before Python is there: the same formula as py/cards/shuffle.py, which
 * .github/ARCHITECTURE.md writes down. A test compares the two. The build puts this before hand.js.
 */

const LETTERS = "23456789abcdefghjkmnpqrstvwxyz"; // as in py/web/dice.py
const LENGTH = 12;
const WORDS = 2 ** 32;
const BLOCK_BYTES = 64;

const SQUARES = new Uint32Array(64);
const START = new Uint32Array(8);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
  if (!prime) continue;
  SQUARES[found] = (Math.cbrt(n) % 1) * WORDS;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * WORDS;
  found++;
}

/** SHA-256 of bytes, as eight words; the browser's own is not there on a plain http address. */
function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = START.slice();
  const w = new Uint32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getUint32(at + 4 * i);
      else {
        const [x, y] = [w[i - 15], w[i - 2]];
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const up = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + h + SQUARES[i] + w[i];
      const down = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(up + down) | 0, a, b, c, (d + up) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] += value));
  }
  return state;
}

/** Numbers below a bound, for one use of a seed. */
function draws(seed, label) {
  const text = new TextEncoder().encode(`${seed}\0${label}\0`);
  let counter = 0;
  let block = [];
  const word = () => {
    if (!block.length) {
      const bytes = new Uint8Array(text.length + 8);
      bytes.set(text);
      new DataView(bytes.buffer).setUint32(text.length + 4, counter++);
      block = [...sha256(bytes)];
    }
    return block.shift();
  };
  return (bound) => {
    for (;;) {
      const drawn = word();
      if (drawn < WORDS - (WORDS % bound)) return drawn % bound;
    }
  };
}

/** Shuffle a pack for one use of a seed, such as deal/0. */
function shuffled(pack, seed, label) {
  const order = [...pack];
  const below = draws(seed, label);
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

/** Draw one number below a bound, such as the first dealer. */
function draw(bound, seed, label) {
  return draws(seed, label)(bound);
}

/** Draw a seed that nobody has had before and with which the wanted seat deals first. */
function freshSeed(seats, dealer) {
  for (;;) {
    let seed = "";
    while (seed.length < LENGTH) {
      const [byte] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 256 - (256 % LETTERS.length)) seed += LETTERS[byte % LETTERS.length];
    }
    if (draw(seats, seed, "dealer") === dealer) return seed;
  }
}
