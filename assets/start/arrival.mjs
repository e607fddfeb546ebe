/** What comes after the first hand: all that Python needs, a bar that tells the truth, and what is wrong. */

import "./copy.mjs";
import { fetched, named } from "./fetching.mjs";
import { standIn } from "./store.mjs";

const TICK_MS = 1000;
// A line is called very slow when a window of some seconds brought less than this, and starting is called
// slow when nothing at all has happened for as long.
const WINDOW_TICKS = 8;
const PATIENCE_TICKS = 12;
const SLOW_BYTES = 64_000;

const HERE = new URL("./", import.meta.url).href;
const WASM = new URL("../vendor/pyodide/pyodide.asm.wasm", HERE).href;
const MODULES = {}; // filled by the build: the scripts that are wanted in any case, each with its bytes
const BYTES = {}; // filled by the build: what comes besides, by the way of starting
const CONFIG = {}; // filled by the build: what PyScript is told

const bar = document.getElementById("arrived");
const trouble = document.getElementById("trouble");
const arrived = [0];
let expected = Object.values(MODULES).reduce((sum, bytes) => sum + bytes, BYTES.snapshot);
let up = false;

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
    const runtime = imported("interpreter.mjs");
    const wasm = fetched(WASM, count, opening.wasm);
    standIn();
    python();
    const modules = Object.entries(MODULES).map(([name, bytes]) => imported(name).then(() => count(bytes)));
    const { compiled, plain, python: begun } = (await runtime).begin(wasm, count, () => arrived[0]);
    plain.then((faster) => faster && (expected += BYTES.plain - BYTES.snapshot));
    await Promise.all([compiled, begun, ...modules]);
  } catch (wrong) {
    fail(wrong);
  }
}

function imported(name) {
  const url = new URL(name, HERE).href;
  return named(url, import(url));
}

/** Put the elements into the page from which PyScript learns what to run. */
function python() {
  // PyScript would look for MicroPython's plugins too, unless it is told that there are none.
  const none = document.createElement("mpy-config");
  none.hidden = true;
  none.textContent = JSON.stringify({ plugins: CONFIG.plugins });
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = "import main";
  script.setAttribute("config", JSON.stringify(absolute(CONFIG)));
  document.body.append(none, script);
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

/** What a second interpreter is made of: the same one, and the script of that name. */
opening.worker = (name) => [`${HERE}${name}`, JSON.stringify({ ...absolute(CONFIG), js_modules: {} })];

addEventListener("taken", () => {
  up = true;
  hush();
  document.getElementById("opening").hidden = true;
});
// A browser takes its time for the first of these that a page asks for, and Python needs both before it begins.
for (const first of [() => indexedDB.databases(), () => navigator.locks.query()]) {
  try { first().catch(() => {}); } catch {}
}
document.getElementById("late").remove();
document.getElementById("again").addEventListener("click", () => location.reload());
start();
