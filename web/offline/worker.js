// Shows a page of our own where the browser would say that there is no connection, and does nothing else: no answer of
// the server is kept, since a table that is not of this moment is worse than none.
const KEPT = "offline-BUILD"; // another build, another name: what the last one kept is thrown away
const BASE = self.location.pathname.replace(/\/worker\.js$/, ""); // where the page lies
const PAGE = `${BASE}/offline.html`;
const PARTS = [`${BASE}/offline.js`, `${BASE}/icon-192.png`];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((cache) => cache.addAll([PAGE, ...PARTS].map((path) => new Request(path, { cache: "reload" }))))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
            await self.registration.navigationPreload?.enable(); // so that nobody waits for this script to start
            await self.clients.claim();
        })(),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { pathname, origin } = new URL(request.url);
    if (origin !== self.location.origin || request.method !== "GET") return;
    if (request.mode === "navigate") {
        if (/^\/(api|docs)(\/|$)/.test(pathname.slice(BASE.length))) return;
        event.respondWith(
            Promise.resolve(event.preloadResponse)
                .then((answer) => answer || fetch(request))
                .catch(() => caches.match(PAGE)),
        );
    } else if (PARTS.includes(pathname)) {
        event.respondWith(fetch(request).catch(() => caches.match(pathname)));
    }
});
