/**
 * Makes what the page starts from, with the very interpreter that is served:
 *   node snapshot.mjs library RUNTIME CUT.py OUT-START OUT-LATER     two cut-down standard libraries
 *   node snapshot.mjs memory RUNTIME LIBRARY MODULES OUT             the memory with our modules imported
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

const IMPORT_ALL = `
import gc, importlib, pathlib, sys
sys.path.insert(0, "${HOME}")
for path in sorted(pathlib.Path("${HOME}").rglob("*.py")):
    *packages, name = path.relative_to("${HOME}").with_suffix("").parts
    importlib.import_module(".".join(packages if name == "__init__" else [*packages, name]))
sys.path.remove("${HOME}")
for name in ("asyncio", "base64", "html", "inspect", "json", "pyodide.code", "pyodide.ffi", "pyodide.http"):
    importlib.import_module(name)
import random
random.seed(0)
del importlib, pathlib, random, sys, path, packages, name
gc.collect()
del gc
`;

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

async function memory(runtime, stdLibURL, modules, out) {
  holdStill();
  const py = await started(runtime, { _makeSnapshot: true, stdLibURL });
  copyIn(py, modules, HOME);
  py.runPython(IMPORT_ALL);
  const snapshot = py.makeMemorySnapshot();
  const heap = py._module.HEAPU8.length;
  if (heap > LARGEST_HEAP) throw new Error(`the heap has ${heap} bytes, more than ${LARGEST_HEAP}: import less`);
  const wasm = readFileSync(join(runtime, "pyodide.asm.wasm"));
  writeFileSync(out, gzipSync(pack(snapshot, wasm), { level: 9 }));
}

const [job, ...words] = process.argv.slice(2);
await { library, memory }[job](...words);
