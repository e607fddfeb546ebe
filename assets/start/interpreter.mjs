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
const GLUE = `${RUNTIME}pyodide.asm.mjs`;
const HOME = "/home/pyodide";

const LOCK = {}; // filled by the build: Pyodide's own identity, without its list of packages

// The snapshot is so much larger than the library of a plain start that below some speed it loses more time on
// its way than it saves; see .github/ARCHITECTURE.md. The file that tells the speed shares the line with others.
const BORDER_BYTES_PER_SECOND = 600_000;

const WAKE = `
import random, sys
for finder in sys.path_importer_cache.values():
    if finder is not None:
        finder.invalidate_caches()
random.seed()
del finder, random, sys
`;

let begun = null;

/**
 * Begin to fetch what the interpreter needs. count is told of every number of bytes that arrives; arrived is
 * kept when the smaller files are here, and a worker, for which all of them are, has no need of it.
 */
export function begin(count = () => {}, arrived = null) {
  if (begun) return begun;
  const wasm = fetched(WASM, count);
  const compiled = wasm.then((file) => WebAssembly.compileStreaming(file.response));
  const parsed = import(GLUE);
  const plain = plainIsFaster(arrived);
  const memory = plain.then((faster) => (faster ? null : snapshot(wasm, count)));
  for (const part of [wasm, compiled, parsed, memory]) part.catch(() => {}); // loadPyodide and the page hear
  begun = { count, wasm, compiled, plain, memory };
  return begun;
}

async function plainIsFaster(arrived) {
  const line = globalThis.navigator?.connection;
  if (!globalThis.DecompressionStream || line?.saveData) return true;
  if (["slow-2g", "2g", "3g"].includes(line?.effectiveType)) return true;
  await arrived?.catch(() => {});
  const [file] = arrived ? performance.getEntriesByName(GLUE) : [];
  if (!file?.encodedBodySize) return false;
  return (1000 * file.encodedBodySize) / (file.responseEnd - file.responseStart) < BORDER_BYTES_PER_SECOND;
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
