/**
 * The interpreter that PyScript is told to use: Pyodide woken from a snapshot of its memory, or started plainly
 * where that is faster or the snapshot fails. In a worker it works the same.
 */

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

import { fetched } from "./fetching.mjs";
import { unpack } from "./memory.mjs";

export { version };

const HERE = new URL("./", import.meta.url).href;
const RUNTIME = new URL("../vendor/pyodide/", import.meta.url).href;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const HOME = "/home/pyodide";

// What the build knows: Pyodide's own identity without its list of packages, and the modules of web/, which
// hold objects of the page and so are in no snapshot.
const LOCK = {}; // filled by the build
const MODULES = {}; // filled by the build

// The snapshot is so much larger than the library of a plain start that below this speed it loses more time
// on its way than it saves; see .github/ARCHITECTURE.md.
const BORDER_BYTES_PER_SECOND = 1_000_000;
const MEASURED_BYTES = 700_000;
const MEASURED_MS = 1500;

const WAKE = `
import random, sys
for finder in sys.path_importer_cache.values():
    if finder is not None:
        finder.invalidate_caches()
random.seed()
del finder, random, sys
`;

let begun = null;

/** Begin to fetch what the interpreter needs; count is told of every number of bytes that arrives. */
export function begin(count = () => {}) {
  if (begun) return begun;
  const speed = speedometer(count);
  const wasm = fetched(WASM, speed.count);
  const plain = plainIsFaster(speed);
  const memory = plain.then((faster) => (faster ? null : snapshot(wasm, count)));
  for (const part of [wasm, memory]) part.catch(() => {}); // loadPyodide and the page hear of it
  begun = { count, wasm, plain, memory };
  return begun;
}

/** Tell how fast bytes come, once enough of them have or some time is over. */
function speedometer(count) {
  const from = performance.now();
  let bytes = 0;
  let told;
  const known = new Promise((resolve) => (told = resolve));
  const tell = () => told((1000 * bytes) / Math.max(1, performance.now() - from));
  setTimeout(tell, MEASURED_MS);
  return {
    known,
    count(number) {
      bytes += number;
      count(number);
      if (bytes >= MEASURED_BYTES) tell();
    },
  };
}

async function plainIsFaster(speed) {
  const line = globalThis.navigator?.connection;
  if (!globalThis.DecompressionStream || line?.saveData) return true;
  if (["slow-2g", "2g", "3g"].includes(line?.effectiveType)) return true;
  return (await speed.known) < BORDER_BYTES_PER_SECOND;
}

async function snapshot(wasm, count) {
  const [memory, later] = await Promise.all(
    ["memory.bin", "later.zip"].map((name) => fetched(`${HERE}${name}`, count)),
  );
  const stream = memory.response.body.pipeThrough(new DecompressionStream("gzip"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  await later.bytes; // it lies in the browser's cache for Pyodide to find
  return unpack(packed, await (await wasm).bytes);
}

/** While a task runs, hand over what was fetched already in place of fetching the wasm file again. */
async function withWasm(wasm, task) {
  const real = globalThis.fetch;
  globalThis.fetch = (what, ...rest) => {
    if (String(what?.url ?? what) !== WASM) return real(what, ...rest);
    globalThis.fetch = real;
    return wasm;
  };
  try {
    return await task();
  } finally {
    globalThis.fetch = real;
  }
}

/** What PyScript calls. */
export async function loadPyodide(options) {
  const { wasm, memory: waking, count } = begin();
  const settings = { ...options, indexURL: RUNTIME, lockFileContents: LOCK };
  try {
    const memory = await waking;
    if (memory) return await woken(wasm, { ...settings, _loadSnapshot: memory });
  } catch (wrong) {
    console.info(`The snapshot was of no use: ${wrong.message}`);
  }
  return started(wasm, settings, count);
}

async function woken(wasm, settings) {
  const response = wasm.then((file) => file.response);
  const options = { ...settings, stdLibURL: `${HERE}later.zip` };
  const py = await withWasm(response, () => load(options));
  py.runPython(WAKE);
  for (const [name, source] of Object.entries(MODULES)) {
    py.FS.mkdirTree(`${HOME}/${name.slice(0, name.lastIndexOf("/"))}`);
    py.FS.writeFile(`${HOME}/${name}`, source);
  }
  globalThis.startedFrom = "snapshot";
  return py;
}

async function started(wasm, settings, count) {
  const file = await wasm;
  const [library, modules] = await Promise.all(
    ["library.zip", "py.zip"].map((name) => fetched(`${HERE}${name}`, count)),
  );
  await library.bytes; // it lies in the browser's cache for Pyodide to find
  const again = new Response(await file.bytes, { headers: { "content-type": "application/wasm" } });
  const options = { ...settings, stdLibURL: `${HERE}library.zip` };
  const py = await withWasm(Promise.resolve(again), () => load(options));
  py.unpackArchive(await modules.bytes, "zip", { extractDir: HOME });
  globalThis.startedFrom = "plain";
  return py;
}
