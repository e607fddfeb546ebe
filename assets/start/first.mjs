/**
 * The page before Python is there: lays out a fresh hand at once, keeps what is pressed, fetches the rest with
 * a bar that tells the truth, and says what is wrong when something is.
 */

import { fetched } from "./fetching.mjs";
import { draw, freshSeed, shuffled } from "./shuffle.mjs";

const PREFIX = "hasenpfeffer/"; // as in py/web/storage.py
const CONTROLS = ["INPUT", "SELECT", "TEXTAREA"];
const TICK_MS = 1000;
// A line is called very slow when a window of some seconds brought less than this, and starting is called
// slow when nothing at all has happened for as long.
const WINDOW_TICKS = 8;
const PATIENCE_TICKS = 12;
const SLOW_BYTES = 64_000;
const IDLE_MS = 4000;
const HOUR_MS = 3_600_000;

const HERE = new URL("./", import.meta.url).href;
const FILES = {}; // filled by the build: what is fetched in any case, each with its bytes
const BYTES = {}; // filled by the build: what comes besides, by the way of starting
const CONFIG = {}; // filled by the build: what PyScript is told

const app = document.getElementById("app");
const root = document.documentElement;
const presses = [];
let up = false;

function kept() {
  try {
    guardStore();
    return Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX));
  } catch {
    standIn();
    return [];
  }
}

/** Where the browser refuses to keep anything, PyScript would not start without a store of its own. */
function standIn() {
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
  };
  const lists = ["getAll", "getAllKeys"];
  const store = new Proxy({}, { get: (_, name) => () => answer(lists.includes(name) ? [] : undefined) });
  const base = { close() {}, transaction: () => ({ objectStore: () => store }) };
  const open = (name) => {
    if (!name.startsWith("IDBMap/")) throw new DOMException("nothing is kept", "SecurityError");
    return answer(base);
  };
  Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
}

/** PyScript opens a store of its own as it starts; one that refuses gives way to the stand-in. */
function guardStore() {
  const native = globalThis.indexedDB;
  if (!native) return standIn();
  const open = native.open.bind(native);
  native.open = (name, ...more) => {
    try {
      return open(name, ...more);
    } catch {
      standIn();
      return globalThis.indexedDB.open(name);
    }
  };
}

/** Lay out the hand of a fresh seed, in the order in which Python would. */
export function layOut(seed) {
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

document.getElementById("late")?.remove();
const seed = open();
document.addEventListener("click", pressed);
document.addEventListener("keydown", typed);

// What arrives, and how the bar follows it.

const bar = document.getElementById("arrived");
const trouble = document.getElementById("trouble");
const arrived = [0];
let expected = Object.values(FILES).reduce((sum, bytes) => sum + bytes, BYTES.snapshot);

function count(bytes) {
  arrived[0] += bytes;
  bar.value = Math.min(1, arrived[0] / expected);
}

function say(what, file = "") {
  for (const each of trouble.querySelectorAll("[data-when]")) each.hidden = each.dataset.when !== what;
  trouble.querySelector(".file").textContent = file;
  trouble.dataset.when = what;
  trouble.hidden = false;
}

function hush() {
  trouble.hidden = true;
  delete trouble.dataset.when;
}

/** Look every second at what has come, until Python is there or something is missing. */
function watch() {
  if (up || trouble.dataset.when === "missing") return;
  arrived.unshift(arrived[0]);
  const slow = arrived.length > PATIENCE_TICKS && arrived[0] - arrived[WINDOW_TICKS] < SLOW_BYTES;
  if (slow) say(arrived[0] < expected ? "slow" : "stalled");
  else hush();
  setTimeout(watch, TICK_MS);
}

function fail(wrong) {
  if (up || trouble.dataset.when === "missing") return;
  console.info(String(wrong));
  say("missing", wrong.file ?? "interpreter.mjs");
}

async function start() {
  if (typeof WebAssembly !== "object") return say("old");
  watch();
  try {
    python();
    const files = Object.keys(FILES).map((name) => fetched(new URL(name, HERE).href, count));
    const here = Promise.all(files.map(async (file) => (await file).bytes));
    const begun = import("./interpreter.mjs").then((runtime) => runtime.begin(count, here));
    for (const each of [here, begun]) each.catch(() => {}); // what is missing has its name among the files
    await Promise.all(files);
    const { wasm, plain } = await begun;
    wasm.then((file) => file.bytes).catch(fail);
    plain.then((faster) => faster && (expected += BYTES.plain - BYTES.snapshot));
    await here;
    root.dataset.files = "here";
  } catch (wrong) {
    fail(wrong);
  }
}

function python() {
  // PyScript would look for MicroPython's plugins too, unless it is told that there are none.
  const none = document.createElement("mpy-config");
  none.hidden = true;
  none.textContent = JSON.stringify({ plugins: CONFIG.plugins });
  document.body.append(none);
  const script = document.createElement("script");
  script.type = "py";
  script.src = `${HERE}main.py`;
  script.setAttribute("config", JSON.stringify(absolute(CONFIG)));
  document.body.append(script);
  const core = document.createElement("script");
  core.type = "module";
  core.src = new URL("../vendor/pyscript/core.js", HERE).href;
  core.addEventListener("error", () => fail({ file: "core.js" }));
  document.body.append(core);
}

/** Python runs at the page's own address, but its files lie here. */
function absolute(config) {
  const modules = Object.entries(config.js_modules.main).map(([url, name]) => [new URL(url, HERE).href, name]);
  return {
    ...config,
    interpreter: `${HERE}interpreter.mjs`,
    js_modules: { main: Object.fromEntries(modules) },
  };
}

// The copy that works without a network, and the next version.

let registration = null;
let installing = null;
let tell = () => {};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing = event;
  tell("installable");
});

async function keepCopy() {
  if (registration || !("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  try {
    registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  } catch {
    return; // without a copy the game goes on as before
  }
  const ready = () => registration.waiting && registration.active && tell("version");
  ready();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", ready);
  });
  const look = () => registration.update().catch(() => {});
  setInterval(look, HOUR_MS);
  document.addEventListener("visibilitychange", () => document.hidden || look());
}

/** What Python asks of the page. */
globalThis.opening = {
  seed,
  keepCopy,
  /** What a second interpreter is made of: the same one, and the script of that name. */
  worker: (name) => [`${HERE}${name}`, JSON.stringify({ ...absolute(CONFIG), js_modules: {} })],
  /** Hand over what was pressed; from here on Python listens by itself, and is told of news by their names. */
  take(news) {
    up = true;
    tell = news;
    document.removeEventListener("click", pressed);
    document.removeEventListener("keydown", typed);
    delete root.dataset.kept;
    hush();
    document.getElementById("opening").hidden = true;
    app.dataset.hand = "python";
    root.dataset.started = globalThis.startedFrom;
    performance.mark("python");
    if (installing) tell("installable");
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(keepCopy), IDLE_MS);
    return presses.splice(0);
  },
  /** Change to the version that waits, unless another page of the old one is open: then tell. */
  renew() {
    const answer = new MessageChannel();
    answer.port1.onmessage = ({ data }) => {
      if (data === "others") tell("others");
    };
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("renew", [answer.port2]);
  },
  async install() {
    await installing?.prompt();
    installing = null;
  },
};

document.getElementById("again").addEventListener("click", () => location.reload());
start();
