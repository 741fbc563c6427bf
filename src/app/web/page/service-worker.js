// Keeps the page for times without a network, and says of every file what threads need: that the page stands alone. A
// version is kept whole or not at all; a new one is taken when a page is loaded the next time.
'use strict';

const beginning = 'zugzwang ';
const cacheName = beginning + '@version@';
const files = [@files@];
const isNamedByContent = (name) => /\.[0-9a-f]{16}\.[a-z]+$/.test(name);

function standingAlone(answer) {
  const headers = new Headers(answer.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

const others = async () => (await caches.keys()).filter((name) => name.startsWith(beginning) && name !== cacheName);

// All of it or nothing. What is not named by its content may be another file by now than the one that the browser has.
async function keepAll() {
  const cache = await caches.open(cacheName);
  if (await cache.match('./')) return;
  await cache.addAll(['./', ...files].map((name) => new Request(name, { cache: isNamedByContent(name) ? 'default' : 'no-cache' })));
}

// The first version is kept once its page is there, which has brought the files; a later one before it is in use.
self.addEventListener('install', (event) => event.waitUntil((async () => {
  if (self.registration.active) await keepAll();
  await self.skipWaiting();
})()));

self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.clients.claim();
  if ((await others()).length === 0) return;
  for (const page of await self.clients.matchAll()) page.postMessage('there is a new version');
})()));

// A page of this version is there. One of an older version may still ask for files of its own, by their names.
self.addEventListener('message', (event) => event.waitUntil((async () => {
  await keepAll();
  if ((await self.clients.matchAll()).length > 1) return;
  for (const name of await others()) await caches.delete(name);
})()));

async function kept(request) {
  const cache = await caches.open(cacheName);
  const path = new URL(request.url).pathname;
  if (isNamedByContent(path)) return caches.match(request, { ignoreSearch: true });
  return cache.match(path.endsWith('/index.html') ? './' : request, { ignoreSearch: true });
}

async function answered(request) {
  const answer = await kept(request) ?? await fetch(request);
  return answer.status === 0 ? answer : standingAlone(answer);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answered(request));
});
