// Cards glide from where they were to where they are. What moves is a copy in a layer over the page, so no
// region cuts it off, and the page itself is always at its end: nothing waits for a motion.

const LENGTH = { slow: 520, normal: 320, fast: 170, instant: 0 }; // milliseconds, by the pace of the table
const DEAL = { slow: 70, normal: 42, fast: 20, instant: 0 }; // from one card dealt to the next
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const LARGE_FACES = 57; // pixels; as in cards.css
const BATCH = 3;
const DEALT = 3; // so many new cards in a hand at once are a deal

const flights = new Map(); // by the id of a card's element: its copy, the motions, where it goes
const loose = new Set(); // copies of cards that are gone from the page
const slides = new Map(); // by id: the motion of a card that only makes room in its row
let before = null;
let due = null; // the page whose motions have not begun yet

function still(page) {
  return !page || document.hidden || page.dataset.motion === "off" || !LENGTH[page.dataset.pace ?? "normal"]
    || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function box(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function middle(rect, width) {
  return { left: rect.left + (rect.width - width) / 2, top: rect.top + (rect.height - width * 1.4) / 2, width };
}

function placeOf(element) {
  return element.closest("[data-place]")?.dataset.place ?? null;
}

function region(element) {
  return element.closest("#hand, #trick, .backs, #turned-up, #result")?.id || "backs";
}

// Every card with an id: at is where it belongs, box where it is seen on its way there.
function cards(app) {
  const found = new Map();
  for (const element of app.querySelectorAll(".card[id]")) {
    const flight = flights.get(element.id);
    const at = box(element);
    const where = region(element);
    found.set(element.id, {
      element, at, box: flight ? box(flight.copy) : at, region: where, place: placeOf(element),
      winning: element.classList.contains("winning"),
      face: where === "trick" ? element.querySelector(".face")?.cloneNode(true) : null,
    });
  }
  return found;
}

function plates(app) {
  const found = new Map();
  for (const seat of app.querySelectorAll(".seat[data-place]")) {
    found.set(seat.dataset.place, box(seat.querySelector(".backs .card:last-of-type") ?? seat.querySelector(".plate") ?? seat));
  }
  return found;
}

// Remember where everything is; the page is about to change.
export function note(app) {
  begin();
  const page = app.querySelector("#page");
  before = still(page) ? null : { cards: cards(app), plates: plates(app), playing: !!app.querySelector("#felt.playing") };
}

// Let everything glide to where it is now: from the next picture on, for which the page is laid out anyway.
export function play(app) {
  due = app;
  if (before) requestAnimationFrame(begin);
  else begin();
}

function begin() {
  if (!due) return;
  const [app, was] = [due, before];
  due = before = null;
  const page = app.querySelector("#page");
  if (!was || still(page)) {
    finish();
    return;
  }
  const length = LENGTH[page.dataset.pace ?? "normal"];
  for (const motion of slides.values()) motion.cancel();
  slides.clear();
  const now = cards(app);
  const seats = plates(app);
  for (const [id, flight] of flights) {
    if (!now.has(id)) end(id, flight);
  }
  const fresh = [...now].filter(([id, card]) => !was.cards.has(id) && card.region !== "result");
  if (fresh.filter(([, card]) => card.region === "hand").length >= DEALT && !app.querySelector("#felt.playing")) {
    deal(app, now, DEAL[page.dataset.pace ?? "normal"], length);
    return;
  }
  const gone = [...was.cards].filter(([id]) => !now.has(id));
  for (const [id, card] of now) glide(id, card, was, gone, length);
  for (const [, card] of gone) leave(card, was, seats, length);
}

function glide(id, card, was, gone, length) {
  const old = was.cards.get(id);
  const to = card.at;
  if (old && old.region === card.region && !flights.has(id)) {
    slide(id, card.element, old.box, to, length);
    return;
  }
  if (flights.has(id) && near(flights.get(id).to, to)) return;
  const from = old?.box ?? origin(card, was, gone, to);
  if (from && !near(from, to)) fly(id, card, from, to, length, 0);
}

// A card that was not on the page comes from the seat that played it, or from the cards in the middle.
function origin(card, was, gone, to) {
  if (card.region === "trick") {
    const plate = was.plates.get(card.place);
    return plate && card.place !== "south" ? middle(plate, Math.min(plate.width, to.width * .6)) : null;
  }
  if (card.region !== "hand" && card.region !== "backs") return null;
  return gone.find(([, each]) => each.region === "turned-up")?.[1].box ?? null;
}

// A card that left the page goes to who took its trick, or away.
function leave(card, was, seats, length) {
  if (card.region !== "trick") return;
  const taker = [...was.cards.values()].find((each) => each.region === "trick" && each.winning)?.place;
  const seat = taker && seats.get(taker);
  if (seat) lift(card, card.box, middle(seat, card.box.width * .35), length * 1.15);
}

function deal(app, now, step, length) {
  const pack = app.querySelector(".seat:has(.dealer) .plate") ?? app.querySelector("#felt");
  const seats = [...app.querySelectorAll(".seat[data-place]")].map((seat) => seat.dataset.place);
  const first = seats.findIndex((place) => app.querySelector(`.seat[data-place="${place}"] .dealer`)) + 1;
  const hands = seats.map((_, turn) => seats[(first + turn) % seats.length]).map((place) => [...now].filter(
    ([, card]) => (card.region === "backs" ? card.place : card.region === "hand" ? "south" : null) === place,
  ));
  const most = Math.max(...hands.map((hand) => hand.length));
  const order = [];
  for (let dealt = 0; dealt < most; dealt += BATCH) {
    for (const hand of hands) order.push(...hand.slice(dealt, dealt + BATCH));
  }
  const from = box(pack);
  order.forEach(([id, card], place) => {
    fly(id, card, middle(from, card.at.width * .6), card.at, length, place * step);
  });
}

function near(one, other) {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1;
}

function shift(from, to) {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function slide(id, element, from, to, length) {
  if (Math.abs(from.left - to.left) < 2) return;
  const motion = element.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: "none" }], { duration: length * .7, easing: EASE });
  slides.set(id, motion);
}

function layer() {
  let found = document.getElementById("flying");
  if (!found) {
    found = document.createElement("div");
    found.id = "flying";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

// The copy is a picture alone: no name, no id, nothing to press.
function copyOf(card, to) {
  const copy = document.createElement("span");
  copy.className = to.width < LARGE_FACES ? "copy small" : "copy";
  copy.style.inlineSize = `${to.width}px`;
  copy.style.borderRadius = `${to.width * .065}px`;
  copy.style.left = `${to.left}px`;
  copy.style.top = `${to.top}px`;
  const face = card.face ?? card.element.querySelector(".face")?.cloneNode(true);
  if (face) copy.append(face);
  layer().append(copy);
  return copy;
}

function fly(id, card, from, to, length, delay) {
  const flight = flights.get(id);
  if (flight) end(id, flight);
  const copy = copyOf(card, to);
  const timing = { duration: length, delay, easing: EASE, fill: "backwards" };
  const start = delay ? [{ transform: shift(from, to), opacity: 0 }, { opacity: 1, offset: .1 }] : [{ transform: shift(from, to) }];
  const motion = copy.animate([...start, { transform: "none" }], timing);
  const hiding = card.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: length + delay, fill: "backwards" });
  const started = { copy, motion, hiding, to };
  flights.set(id, started);
  motion.onfinish = () => end(id, started);
}

function lift(card, from, to, length) {
  const copy = copyOf(card, from);
  loose.add(copy);
  const shrunk = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`;
  const frames = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: .7 }, { transform: shrunk, opacity: 0 }];
  copy.animate(frames, { duration: length, easing: "cubic-bezier(.5, 0, .3, 1)", fill: "forwards" }).onfinish = () => {
    loose.delete(copy);
    copy.remove();
  };
}

function end(id, flight) {
  flight.motion.onfinish = null;
  flight.motion.cancel();
  flight.hiding.cancel();
  flight.copy.remove();
  if (flights.get(id) === flight) flights.delete(id);
}

// Put everything where it goes, at once; true if anything was on its way.
export function finish() {
  const moving = flights.size + loose.size > 0;
  for (const [id, flight] of [...flights]) end(id, flight);
  for (const copy of loose) copy.remove();
  loose.clear();
  for (const motion of slides.values()) motion.cancel();
  slides.clear();
  return moving;
}

// A press anywhere, and the space bar, put an end to waiting; what is pressed is already where it belongs.
addEventListener("pointerdown", finish, true);
addEventListener("keydown", (event) => { if (event.key === " ") finish(); }, true);
