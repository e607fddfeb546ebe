/**
 * Makes what the page starts from, with the very interpreter that is served:
 *   node snapshot.mjs library RUNTIME CUT.py OUT-START OUT-LATER     two cut-down standard libraries
 *   node snapshot.mjs memory RUNTIME LIBRARY MODULES AWAKE WAKING.py OUT
 * The latter gives the memory in which MODULES are imported, and AWAKE and PyScript's own compiled, and prints
 * what else the page must know of it.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { filling, pack } from "./packing.mjs";

const HOME = "/home/pyodide";
const LARGEST_HEAP = 30 * 2 ** 20; // a larger one does not load again: "offset is out of bounds"
// Every build of one checkout gives the same bytes: no clock and no chance while it is made. What is compiled
// knows its lines but not its columns, which would be a tenth of all that is sent.
const SETTINGS = {
  PYTHONHASHSEED: "0",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONNODEBUGRANGES: "1",
  SOURCE_DATE_EPOCH: "0",
};
const [LARGEST_GAP, SMALLEST_GAP] = [2 ** 18, 16];

const AWAKE = "/home/awake";
// The very texts that PyScript writes into the interpreter, and the program with which it does.
const PYSCRIPT = "@pyscript/core/src/stdlib";

async function started(runtime, options) {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
  return loadPyodide({ env: { ...SETTINGS }, ...options });
}

function copyIn(py, from, to) {
  py.FS.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copyIn(py, source, target);
    else py.FS.writeFile(target, readFileSync(source));
  }
}

async function library(runtime, cut, start, later) {
  const py = await started(runtime, {});
  const [first, second] = py.runPython(`${readFileSync(cut, "utf8")}\ncut()`).toJs();
  writeFileSync(start, first);
  writeFileSync(later, second);
}

function holdStill() {
  globalThis.crypto.getRandomValues = (array) => array.fill(0);
  Date.now = () => 0;
  performance.now = () => 0;
}

/** Fill what is free between what is in use with zeros, so that nothing of it need be sent. */
function wipe(module) {
  const end = module._sbrk(0);
  const taken = [];
  for (let size = LARGEST_GAP; size >= SMALLEST_GAP; size /= 2) {
    for (let place = 0; place + size <= end; taken.push(place)) {
      place = module._malloc(size);
      if (place + size <= end) module.HEAPU8.fill(0, place, place + size);
    }
  }
  taken.forEach((place) => module._free(place));
}

async function memory(runtime, stdLibURL, modules, awake, waking, out) {
  holdStill();
  const theirs = (name) => import(pathToFileURL(join(runtime, "..", `${PYSCRIPT}${name}.js`)));
  const [{ default: pyscript }, { stdlib }] = [await theirs("/pyscript"), await theirs("")];
  const py = await started(runtime, { _makeSnapshot: true, stdLibURL });
  copyIn(py, modules, HOME);
  copyIn(py, awake, AWAKE);
  for (const [name, source] of Object.entries(pyscript.pyscript)) {
    py.FS.mkdirTree(`${AWAKE}/pyscript`);
    py.FS.writeFile(`${AWAKE}/pyscript/${name}`, source);
  }
  py.FS.writeFile("/tmp/waking.py", readFileSync(waking));
  py.runPython(`
import sys
sys.path.insert(0, "${HOME}")
space = {"__name__": "waking"}
exec(compile(open("/tmp/waking.py").read(), "waking.py", "exec"), space)
sys.path.remove("${HOME}")
space["keep"]("${HOME}", "${AWAKE}")
del space, sys
`);
  wipe(py._module);
  const snapshot = py.makeMemorySnapshot();
  const { HEAPU8, _emscripten_stack_get_base: highest, _emscripten_stack_get_end: lowest } = py._module;
  if (HEAPU8.length > LARGEST_HEAP) {
    throw new Error(`the heap has ${HEAPU8.length} bytes, more than ${LARGEST_HEAP}: import less`);
  }
  const begin = new Uint32Array(snapshot.buffer)[1];
  const heap = snapshot.subarray(begin);
  heap.fill(0, lowest(), highest()); // of the stack nothing is in use now
  const filled = filling(readFileSync(join(runtime, "pyodide.asm.wasm")));
  writeFileSync(out, gzipSync(pack(heap, filled), { level: 9 }));
  const known = { head: [...snapshot.subarray(0, begin)], filled: filled.length, writing: stdlib.length };
  console.log(JSON.stringify(known));
}

const [job, ...words] = process.argv.slice(2);
await { library, memory }[job](...words);
