// Keeps the page for times without a network, and says of every file what threads need: that the page stands alone.
'use strict';

const cacheName = 'zugzwang @version@';
const files = ['./', 'index.html', 'page.css', 'page.js', 'files.js', 'keys.js', 'lanes.js', 'start.js', 'zugzwang.js',
  'zugzwang.wasm', 'zugzwang.data', 'icon.svg', 'manifest.webmanifest'];

function standingAlone(answer) {
  const headers = new Headers(answer.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

// Files of one version belong together, so a new version waits until no page uses the old one.
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('zugzwang ') && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
})()));

async function answered(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return standingAlone(kept);
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer.status === 0 ? answer : standingAlone(answer);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answered(request));
});

// A page that came before this worker brought files that are not kept yet.
self.addEventListener('message', (event) => event.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  for (const file of files) if (!await cache.match(file)) await cache.add(file);
})()));
