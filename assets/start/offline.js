/* The copy of the site that works without a network. The build puts Workbox before this and fills the lists. */

const NEEDED = []; // filled by the build: every file that a game needs, each with its hash
const BESIDES = []; // filled by the build: files without which a game still works
const VERSION = ""; // filled by the build

const scope = self.registration.scope;
const besides = `${VERSION} besides`;

// One missing or altered file of these stops the whole: the version before it stays.
workbox.precaching.precacheAndRoute(NEEDED, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
workbox.precaching.cleanupOutdatedCaches();

addEventListener("install", (event) => {
  const keep = async ({ url, integrity }) => {
    const cache = await caches.open(besides);
    const response = await fetch(url, { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(response.status);
    await cache.put(url, response);
  };
  const told = BESIDES.map((file) => keep(file).catch((why) => console.info(`Left out: ${file.url}: ${why.message}`)));
  event.waitUntil(Promise.all(told));
});

addEventListener("activate", (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.endsWith(" besides") && name !== besides).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(drop());
});

const optional = new Set(BESIDES.map(({ url }) => new URL(url, scope).href));
workbox.routing.registerRoute(
  ({ url }) => optional.has(url.href),
  async ({ request }) => (await (await caches.open(besides)).match(request.url)) ?? fetch(request),
);

// From any other path under the site the table is one step away; a page served there would look for its files
// in the wrong folder.
workbox.routing.registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.href.startsWith(scope),
  () => Response.redirect(scope),
);

// The next version takes over only when it is asked to, and only while no other page plays with this one.
addEventListener("message", (event) => {
  if (event.data !== "renew") return;
  const decide = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length > 1) event.ports[0].postMessage("others");
    else await self.skipWaiting();
  };
  event.waitUntil(decide());
});
