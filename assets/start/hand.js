/**
 * The page before anything else of it is there: lays out a fresh hand at once, keeps what is pressed, and sends
 * for the rest. The build writes this into the page itself, behind the table.
 */

const PREFIX = "hasenpfeffer/"; // as in py/web/storage.py
const CONTROLS = ["INPUT", "SELECT", "TEXTAREA"];
const ARRIVAL = ""; // filled by the build
const WASM = ""; // filled by the build

const app = document.getElementById("app");
const root = document.documentElement;
const presses = [];

function kept() {
  try {
    return Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX));
  } catch {
    return []; // the browser refuses to keep anything
  }
}

/** Lay out the hand of a fresh seed, in the order in which Python would; the first dealer. */
function layOut(seed) {
  const faces = document.getElementById("faces");
  const { pack, places, seats } = faces.dataset;
  const deck = shuffled(pack.split(" "), seed, "deal/0");
  const hand = new Set(places.split(" ").map((place) => `card-${deck[place]}`));
  const cards = faces.content.cloneNode(true);
  for (const card of [...cards.children]) if (!hand.has(card.firstElementChild.id)) card.remove();
  app.querySelector("#hand .cards").replaceChildren(cards);
  return draw(Number(seats), seed, "dealer");
}

function open() {
  const store = kept();
  const settings = store.find(([name]) => name === `${PREFIX}settings`)?.[1] ?? "";
  const page = document.getElementById("page");
  for (const line of settings.split("\n")) {
    const [key, value] = line.split(" ");
    if (key in page.dataset) page.dataset[key] = value;
  }
  if (store.length || location.hash.length > 1) return "";
  const { seats, dealer } = document.getElementById("faces").dataset;
  const seed = freshSeed(Number(seats), Number(dealer));
  layOut(seed);
  app.dataset.hand = "first";
  performance.mark("first hand");
  return seed;
}

function pressed(event) {
  const element = event.target.closest("[data-msg]");
  if (!element || CONTROLS.includes(element.tagName)) return;
  event.preventDefault();
  if (element.getAttribute("aria-disabled") !== "true") keep(element.dataset.msg);
}

/** Keep what is to be done when Python is there; of actions only the first, for it ends the turn. */
function keep(message) {
  const action = message.startsWith("act ");
  if (action && "kept" in root.dataset) return;
  if (action) root.dataset.kept = "";
  presses.push(message);
}

function typed(event) {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.isComposing;
  if (!seed || modified || CONTROLS.includes(event.target.tagName)) return;
  if (["Enter", " "].includes(event.key) && event.target.closest("a, button, summary")) return;
  const focused = document.activeElement;
  presses.push(`key ${event.key} ${focused === document.body ? "" : focused.id || "?"}`);
}

const seed = open();
document.addEventListener("click", pressed);
document.addEventListener("keydown", typed);

/** What Python asks of the page; the other scripts of the start add to it. */
globalThis.opening = {
  seed,
  layOut,
  wasm: typeof WebAssembly === "object" ? fetch(WASM) : null, // the largest file sets out first
  tell: () => {},
  /** Hand over what was pressed; from here on Python listens by itself, and is told of news by their names. */
  take(news) {
    opening.tell = news;
    document.removeEventListener("click", pressed);
    document.removeEventListener("keydown", typed);
    delete root.dataset.kept;
    app.dataset.hand = "python";
    root.dataset.started = globalThis.startedFrom;
    performance.mark("python");
    dispatchEvent(new Event("taken"));
    return presses.splice(0);
  },
};
opening.wasm?.catch(() => {}); // arrival.mjs says what is missing
import(ARRIVAL).catch(() => {}); // the style sheet says so when nothing comes
