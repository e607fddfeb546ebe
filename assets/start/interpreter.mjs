/**
 * The interpreter that PyScript is told to use: Pyodide woken from a snapshot of its memory, or started plainly
 * where that is faster or the snapshot fails. It is begun before PyScript asks for it. In a worker it works the
 * same.
 */

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

import { fetched, named } from "./fetching.mjs";
import { unpack } from "./memory.mjs";

export { version };

const HERE = new URL("./", import.meta.url).href;
const RUNTIME = new URL("../vendor/pyodide/", import.meta.url).href;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const GLUE = `${RUNTIME}pyodide.asm.mjs`;
const HOME = "/home/pyodide";
const WORD = 4; // bytes

const LOCK = {}; // filled by the build: Pyodide's own identity, without its list of packages
// Filled by the build: the snapshot's head, how many bytes of memory the wasm file fills itself, and the length
// of the program with which PyScript writes its own library.
const SNAPSHOT = {}; // filled by the build

// The snapshot is so much larger than the library of a plain start that below some speed it loses more time on
// its way than it saves; see .github/ARCHITECTURE.md. The one file that tells the speed shares the line with
// others; where it was slow, all that came meanwhile, as it is when unpacked, tells whether the line is.
const FILE_BYTES_PER_SECOND = 600_000;
const LINE_BYTES_PER_SECOND = 3_000_000;

const WAKE = `
import random, sys
for finder in sys.path_importer_cache.values():
    if finder is not None:
        finder.invalidate_caches()
random.seed()
del finder, random, sys
`;

// Pyodide is told of one place for its library, whichever it is then handed.
const LIBRARY = `${HERE}library`;
// Where Python's output goes: PyScript says so when it asks.
const output = { stdout: console.log, stderr: console.error };
const SETTINGS = {
  indexURL: RUNTIME,
  lockFileContents: LOCK,
  stdLibURL: LIBRARY,
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
};

let begun = null;

/**
 * Begin to fetch what the interpreter needs, and to start it as soon as that is here. wasm is the response for
 * the wasm file, if it is on its way already; count is told of every number of bytes that arrives, and came
 * tells how many have.
 */
export function begin(wasm = null, count = () => {}, came = () => Infinity) {
  if (begun) return begun;
  const compiled = named(WASM, (wasm ?? fetched(WASM)).then((response) => WebAssembly.compileStreaming(response)));
  const glue = named(GLUE, import(GLUE));
  const plain = plainIsFaster(glue, came);
  const python = plain.then((faster) => start({ compiled, glue, count, faster }));
  for (const part of [compiled, glue, python]) part.catch(() => {}); // whoever awaits them hears of it
  begun = { compiled, plain, python };
  return begun;
}

async function plainIsFaster(glue, came) {
  const line = globalThis.navigator?.connection;
  if (!globalThis.DecompressionStream || line?.saveData) return true;
  if (["slow-2g", "2g", "3g"].includes(line?.effectiveType)) return true;
  const [then, before] = [performance.now(), came()];
  await glue.catch(() => {});
  const [file] = performance.getEntriesByName(GLUE);
  if (!file?.encodedBodySize) return false;
  if (file.encodedBodySize / (file.responseEnd - file.responseStart) >= FILE_BYTES_PER_SECOND / 1000) return false;
  return (came() - before) / (performance.now() - then) < LINE_BYTES_PER_SECOND / 1000;
}

async function start({ faster, ...parts }) {
  if (!faster) {
    try {
      return await woken(parts);
    } catch (wrong) {
      console.info(`The snapshot was of no use: ${wrong.message}`);
    }
  }
  return started(parts);
}

/**
 * Load Pyodide with a library that was fetched and the wasm file as it was compiled, in place of fetching them
 * again. instantiated is told of the memory as the wasm file alone has filled it.
 */
async function loaded(library, compiled, options = {}, instantiated = () => {}) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const restore = () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  const here = new Map([[WASM, null], [LIBRARY, library]]);
  globalThis.fetch = async (what, ...rest) => {
    const url = String(what?.url ?? what);
    return here.has(url) ? here.get(url) : fetch.call(globalThis, what, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    restore();
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    instantiated(instance.exports.memory.buffer);
    return { module, instance };
  };
  try {
    return await load({ ...SETTINGS, ...options });
  } finally {
    restore();
  }
}

/**
 * Wake Pyodide. What it is given as a snapshot is the head of one, from which it copies nothing; the rest is
 * written into its memory before it goes on.
 */
async function woken({ compiled, glue, count }) {
  const [packed, later] = ["memory.bin", "later.zip"].map((name) => fetched(`${HERE}${name}`, count));
  const memory = packed.then(({ body }) =>
    new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
  memory.catch(() => {});
  let filled = null;
  const createPyodideModule = async (given) => {
    const module = await (await glue).default(given);
    const used = [module._emscripten_stack_get_base(), module._sbrk(0)];
    unpack(await memory, module.HEAPU32, filled, ...used.map((place) => place / WORD));
    return module;
  };
  const options = { _loadSnapshot: Uint8Array.from(SNAPSHOT.head), createPyodideModule };
  const py = await loaded(await later, compiled, options, (memory) => {
    filled = new Uint32Array(memory.slice(0, SNAPSHOT.filled));
  });
  py.runPython(WAKE);
  globalThis.startedFrom = "snapshot";
  return learned(py);
}

/** PyScript first runs a long program that writes its library into files; in a snapshot the library is there. */
function learned(py) {
  const { runPythonAsync } = py;
  py.runPythonAsync = async (code, ...rest) => {
    if (code.length === SNAPSHOT.writing) py.pyimport("pyscript").destroy();
    else return runPythonAsync.call(py, code, ...rest);
  };
  return py;
}

async function started({ compiled, count }) {
  const files = ["library.zip", "py.zip"].map((name) => fetched(`${HERE}${name}`, count));
  const [library, modules] = await Promise.all(files);
  const py = await loaded(library, compiled);
  py.unpackArchive(await modules.arrayBuffer(), "zip", { extractDir: HOME });
  globalThis.startedFrom = "plain";
  return py;
}

/** What PyScript calls. */
export function loadPyodide({ stdout, stderr }) {
  Object.assign(output, { stdout, stderr });
  return begin().python;
}
