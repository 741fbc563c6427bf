// Serves the page's folder on loopback: node server.mjs FOLDER [PORT] [--plain]. Packs what it sends, unless that is packed
// beside it, and says what threads need; --plain does neither, as a simple server of files would. What a browser has already is not sent again; for so many
// seconds it need not even ask.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { headersOf } from '../../src/app/web/publish.mjs';

// All answers share the way, each with its turn.
let way = Promise.resolve();
async function trickle(response, bytes, { rate, delay }) {
  const part = rate / 50;
  await new Promise((later) => setTimeout(later, delay));
  for (let at = 0; at < bytes.length; at += part) {
    const sent = bytes.subarray(at, at + part);
    way = way.then(() => new Promise((later) => setTimeout(later, 1000 * sent.length / rate)));
    await way;
    response.write(sent);
  }
}

// Answers { address, close, publishes, sent, times }: another folder is published in the first one's place, `sent` counts the
// bytes that went out, `times` how often a file did.
// `slow`: so many bytes a second in all, and so many milliseconds before each answer. `held`: { what, until }, files whose
// paths match come when that promise is kept.
export async function serve(folder, { port = 0, plain = false, seconds = 0, slow = null, held = null } = {}) {
  const packed = new Map();
  const state = { folder, sent: 0, times: {} };
  const caching = seconds > 0 ? `max-age=${seconds}` : 'no-cache';
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
      const file = join(state.folder, path.endsWith('/') ? path + 'index.html' : path);
      if (held?.what.test(path)) await held.until;
      let bytes = await readFile(file);
      const headers = { 'Content-Type': headersOf(file)['Content-Type'], 'Cache-Control': caching };
      if (!plain) {
        headers['Cross-Origin-Opener-Policy'] = 'same-origin';
        headers['Cross-Origin-Embedder-Policy'] = 'require-corp';
        const accepted = request.headers['accept-encoding'] ?? '';
        const published = /\bbr\b/.test(accepted) ? await readFile(file + '.br').catch(() => null) : null;
        if (published !== null) {
          headers['Content-Encoding'] = 'br';
          bytes = published;
        } else if (/gzip/.test(accepted)) {
          headers['Content-Encoding'] = 'gzip';
          if (packed.get(file)?.length !== bytes.length) packed.set(file, { length: bytes.length, bytes: gzipSync(bytes) });
          bytes = packed.get(file).bytes;
        }
      }
      headers.ETag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      if (request.headers['if-none-match'] === headers.ETag) {
        response.writeHead(304, headers).end();
        return;
      }
      state.sent += bytes.length;
      state.times[path] = (state.times[path] ?? 0) + 1;
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length });
      if (slow) await trickle(response, bytes, slow);
      response.end(slow ? undefined : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    get sent() { return state.sent; },
    times: state.times,
    publishes: (other) => { state.folder = other; },
    close: () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port = '8080'] = process.argv.slice(2);
  const { address } = await serve(folder, { port: Number(port), plain: process.argv.includes('--plain') });
  console.log(`Zugzwang is served at ${address} until Ctrl C.`);
}
