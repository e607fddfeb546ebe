/**
 * Makes what the page starts from, with the very interpreter that is served:
 *   node snapshot.mjs library RUNTIME CUT.py OUT-START OUT-LATER     two cut-down standard libraries
 *   node snapshot.mjs memory RUNTIME LIBRARY MODULES AWAKE WAKING.py OUT
 * The latter gives the memory in which MODULES are imported, and AWAKE and PyScript's own compiled.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { pack } from "../../assets/start/memory.mjs";

const HOME = "/home/pyodide";
const LARGEST_HEAP = 30 * 2 ** 20; // a larger one does not load again: "offset is out of bounds"
// Every build of one checkout gives the same bytes: no clock and no chance while it is made.
const STILL = { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1", SOURCE_DATE_EPOCH: "0" };

const AWAKE = "/home/awake";
const PYSCRIPT = "@pyscript/core/src/stdlib/pyscript.js"; // the very texts that it writes into the interpreter

async function started(runtime, options) {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
  return loadPyodide({ env: { ...STILL }, ...options });
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

async function memory(runtime, stdLibURL, modules, awake, waking, out) {
  holdStill();
  const { default: pyscript } = await import(pathToFileURL(join(runtime, "..", PYSCRIPT)));
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
  const snapshot = py.makeMemorySnapshot();
  const heap = py._module.HEAPU8.length;
  if (heap > LARGEST_HEAP) throw new Error(`the heap has ${heap} bytes, more than ${LARGEST_HEAP}: import less`);
  const wasm = readFileSync(join(runtime, "pyodide.asm.wasm"));
  writeFileSync(out, gzipSync(pack(snapshot, wasm), { level: 9 }));
}

const [job, ...words] = process.argv.slice(2);
await { library, memory }[job](...words);
