// The folder that a host gets: served as the host reads it, by a plain server of files, and with a new version in its place.
import { execFileSync, spawn } from 'node:child_process';
import { readdir, readFile, readlink, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games, plays } from '../games.mjs';
import { anotherVersion } from './versions.mjs';

const script = fileURLToPath(new URL('../../../src/app/web/publish.mjs', import.meta.url));
const publishes = (page, site) => execFileSync('node', [script, page, site], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const journeys = {};

const playsSticks = async (person, address) => {
  person.address = address;
  await person.open(games.sticks.link);
  await plays(person, games.sticks.moves, (place) => person.clicks('board', ...place));
  await person.reads(games.sticks.end);
};

// What the file `_headers` says, by path; `/*` is of all.
async function saidIn(site) {
  const said = {};
  let path = '';
  for (const line of (await readFile(join(site, '_headers'), 'utf8')).trimEnd().split('\n')) {
    const [, name, value] = /^  ([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) said[path = line] = {};
    else said[path][name] = value;
  }
  return said;
}

// A host that says that and nothing else, and sends the packed files.
async function hosts(site) {
  const said = await saidIn(site);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://x');
    if (!(pathname in said)) return response.writeHead(404).end();
    const file = join(site, pathname.endsWith('/') ? pathname + 'index.html' : pathname);
    const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await readFile(file + '.br').catch(() => null) : null;
    response.writeHead(200, { ...said['/*'], ...said[pathname], ...packed && { 'Content-Encoding': 'br' } });
    response.end(packed ?? await readFile(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, said, address: `http://127.0.0.1:${server.address().port}/` };
}

const expected = {
  'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp', 'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer',
};
const kinds = { js: 'text/javascript', css: 'text/css', html: 'text/html', wasm: 'application/wasm', svg: 'image/svg+xml',
  png: 'image/png', webmanifest: 'application/manifest+json', data: 'application/octet-stream', mo: 'application/octet-stream',
  txt: 'text/plain', webp: 'image/webp' };

// Every file comes as it is, whether packed or not, with every header.
async function checkHeaders(address, page, said) {
  for (const path of Object.keys(said).filter((one) => one !== '/*')) {
    const name = path === '/' ? 'index.html' : path.slice(1);
    for (const encoding of ['br', 'identity']) {
      const answer = await fetch(address + path.slice(1), { headers: { 'Accept-Encoding': encoding } });
      const wrong = Object.entries(expected).filter(([header, value]) => answer.headers.get(header) !== value);
      if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('; ')}`);
      const policy = answer.headers.get('content-security-policy');
      if (!policy.startsWith("default-src 'none'; ") || /unsafe-(inline|eval')/.test(policy.replace("'wasm-unsafe-eval'", '')))
        throw new Error(`${name}: ${policy}`);
      const lasts = /\.[0-9a-f]{16}\./.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      if (answer.headers.get('cache-control') !== lasts) throw new Error(`${name}: ${answer.headers.get('cache-control')}`);
      if (!answer.headers.get('content-type').startsWith(kinds[name.split('.').at(-1)])) throw new Error(`${name}: kind`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!bytes.equals(await readFile(join(page, name)))) throw new Error(`${name} comes as another file by ${encoding}`);
    }
  }
}

// As hosts are told, and the next version takes its place at once; what was before stays for who still has it.
journeys.published = async (person, { folder, downloads }) => {
  const page = resolve(folder), site = join(downloads, 'site');
  publishes(page, site);
  const { server, said, address } = await hosts(site);
  const files = (await readdir(page, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  if (Object.keys(said).length !== files.length + 2) throw new Error(`${files.length} files, ${Object.keys(said).length} are told of`);
  await checkHeaders(address, page, said);
  await playsSticks(person, address);
  server.closeAllConnections();
  server.close();

  const first = await readlink(site);
  for (const words of ['the second version', 'the third version']) publishes(await anotherVersion(page, downloads, words), site);
  const third = await readlink(site);
  const kept = (await readdir(downloads)).filter((name) => name.startsWith('site.'));
  if (third === first || kept.length !== 2 || kept.includes(first)) throw new Error(`${first}, then ${third}; there are ${kept.join()}`);

  await mkdir(join(downloads, 'own'));
  let refused = '';
  try { publishes(page, join(downloads, 'own')); } catch (error) { refused = error.stderr; }
  if (!refused.includes('own is there already')) throw new Error(`a folder of somebody else is taken: ${refused}`);
};

// A server that says nothing but the kinds of files.
journeys.anywhere = async (person, { folder, downloads }) => {
  const site = join(downloads, 'site');
  publishes(resolve(folder), site);
  const server = spawn('python3', ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', site, '0'],
    { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const port = await new Promise((told) => {
      let words = '';
      server.stdout.on('data', (more) => { const [, found] = /port (\d+) /.exec(words += more) ?? []; if (found) told(found); });
    });
    await playsSticks(person, `http://127.0.0.1:${port}/`);
    if (!await person.page.evaluate(() => crossOriginIsolated)) throw new Error('the page does not stand alone');
  } finally {
    server.kill();
  }
};
