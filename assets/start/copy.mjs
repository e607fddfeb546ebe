/** The copy of the site that works without a network, its next version, and the page as an app. */

const IDLE_MS = 4000;
const HOUR_MS = 3_600_000;

let registration = null;
let installing = null;

async function keepCopy() {
  if (registration || !("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  try {
    registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  } catch {
    return; // without a copy the game goes on as before
  }
  const ready = () => registration.waiting && registration.active && opening.tell("version");
  ready();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", ready);
  });
  const look = () => registration.update().catch(() => {});
  setInterval(look, HOUR_MS);
  document.addEventListener("visibilitychange", () => document.hidden || look());
}

/** Change to the version that waits, unless another page of the old one is open: then tell. */
function renew() {
  const answer = new MessageChannel();
  answer.port1.onmessage = ({ data }) => {
    if (data === "others") opening.tell("others");
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("renew", [answer.port2]);
}

async function install() {
  await installing?.prompt();
  installing = null;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing = event;
  opening.tell("installable");
});
addEventListener("taken", () => {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => installing && opening.tell("installable"));
  setTimeout(() => idle(keepCopy), IDLE_MS);
});
Object.assign(opening, { keepCopy, renew, install });
