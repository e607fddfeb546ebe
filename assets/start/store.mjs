/** A stand-in for the store that PyScript opens as it starts, keeps nothing of ours in, and waits for. */

const THEIRS = "IDBMap/";
const LISTS = ["getAll", "getAllKeys"];

function answer(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const store = new Proxy({}, { get: (_, name) => () => answer(LISTS.includes(name) ? [] : undefined) });
const base = { close() {}, transaction: () => ({ objectStore: () => store }) };

/** The browser's own stores; null where it refuses to have any. */
function own() {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

/** Answer PyScript at once, whether or not the browser keeps anything, and leave every other store as it is. */
export function standIn() {
  const stores = own();
  const native = stores?.open.bind(stores);
  const open = (name, ...more) => {
    if (name.startsWith(THEIRS)) return answer(base);
    if (!native) throw new DOMException("nothing is kept", "SecurityError");
    return native(name, ...more);
  };
  if (stores) stores.open = open;
  else Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
}
