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

const LOCK = {}; // filled by the build: Pyodide's own identity, without its list of packages

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
  const compiled = wasm.then((file) => WebAssembly.compileStreaming(file.response));
  const parsed = import(`${RUNTIME}pyodide.asm.mjs`);
  const plain = plainIsFaster(speed);
  const memory = plain.then((faster) => (faster ? null : snapshot(wasm, count)));
  for (const part of [wasm, compiled, parsed, memory]) part.catch(() => {}); // loadPyodide and the page hear of it
  begun = { count, wasm, compiled, plain, memory };
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

/** While a task runs, hand over what was fetched and compiled already in place of doing it again. */
async function withWasm(compiled, task) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const restore = () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  globalThis.fetch = (what, ...rest) =>
    String(what?.url ?? what) === WASM ? Promise.resolve() : fetch.call(globalThis, what, ...rest);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    restore();
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await task();
  } finally {
    restore();
  }
}

/** What PyScript calls. */
export async function loadPyodide(options) {
  const { compiled, memory: waking, count } = begin();
  const settings = { ...options, indexURL: RUNTIME, lockFileContents: LOCK };
  try {
    performance.mark("asked");
    const memory = await waking;
    performance.mark("memory");
    if (memory) return await woken(compiled, { ...settings, _loadSnapshot: memory });
  } catch (wrong) {
    console.info(`The snapshot was of no use: ${wrong.message}`);
  }
  return started(compiled, settings, count);
}

async function woken(compiled, settings) {
  const options = { ...settings, stdLibURL: `${HERE}later.zip` };
  const py = await withWasm(compiled, () => load(options));
  performance.mark("loaded");
  py.runPython(WAKE);
  globalThis.startedFrom = "snapshot";
  performance.mark("woken");
  return py;
}

async function started(compiled, settings, count) {
  const [library, modules] = await Promise.all(
    ["library.zip", "py.zip"].map((name) => fetched(`${HERE}${name}`, count)),
  );
  await library.bytes; // it lies in the browser's cache for Pyodide to find
  const options = { ...settings, stdLibURL: `${HERE}library.zip` };
  const py = await withWasm(compiled, () => load(options));
  py.unpackArchive(await modules.bytes, "zip", { extractDir: HOME });
  globalThis.startedFrom = "plain";
  return py;
}
