// The page as hosts of files want it: node publish.mjs PAGE DIR. Each file has a packed one beside it, and three kinds of
// host find in a file of theirs what to say of each. DIR becomes a link to a folder beside it that holds this version, so
// that a host shows the whole of one version or of the other; the version before stays until the next one comes.
import { cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kinds = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm', '.data': 'application/octet-stream', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.webp': 'image/webp', '.webmanifest': 'application/manifest+json', '.mo': 'application/octet-stream', '.txt': 'text/plain; charset=utf-8',
};
const packs = { br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }) };
const isNamedByContent = /\.[0-9a-f]{16}\.[a-z]+$/;
const forGood = 'public, max-age=31536000, immutable';

// What is said of every file: threads need the first two, and the page says the policy of itself.
const headersOfAll = (policy) => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});
// What is said of one, by its name below the folder.
export const headersOf = (name) => ({
  'Content-Type': kinds[extname(name)],
  'Cache-Control': isNamedByContent.test(name) ? forGood : 'no-cache',
});

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

// Hosts that read a file `_headers`.
function listOfHeaders(names, all) {
  const said = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const each = names.map((name) => `/${name}\n${said(headersOf(name))}`);
  return `/*\n${said(all)}/\n${said(headersOf('index.html'))}${each.join('')}`;
}

// Apache, where the folder may say so (AllowOverride FileInfo) and mod_headers and mod_rewrite are there.
function apache(all) {
  const types = Object.entries(kinds).map(([ending, kind]) => `AddType "${kind}" ${ending}\n`).join('');
  const said = Object.entries(all).map(([name, value]) => `Header always set ${name} "${value}"\n`).join('');
  const packed = [['br', 'br'], ['gz', 'gzip']].map(([ending, encoding]) => `RemoveType .${ending}
AddEncoding ${encoding} .${ending}
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [L]
`).join('');
  return `DirectoryIndex index.html
${types}${said}Header append Vary Accept-Encoding
Header set Cache-Control no-cache
<FilesMatch "\\.[0-9a-f]{16}\\.[a-z]+(\\.br|\\.gz)?$">
Header set Cache-Control "${forGood}"
</FilesMatch>
RewriteEngine on
${packed}`;
}

// nginx, in its `server`: include nginx.conf. With the module for it, brotli_static on serves the smaller files.
function nginx(all) {
  const said = (more) => Object.entries({ ...all, ...more }).map(([name, value]) => `    add_header ${name} "${value}" always;\n`).join('');
  const types = Object.entries(kinds).map(([ending, kind]) => `        ${kind.split(';')[0]} ${ending.slice(1)};\n`).join('');
  const place = (match, headers) => `location ${match} {
    types {
${types}    }
    charset utf-8;
    charset_types text/javascript text/css;
    gzip_static on;
    gzip_vary on;
${said(headers)}}
`;
  return place('/', { 'Cache-Control': 'no-cache' }) + place('~ "\\.[0-9a-f]{16}\\.[a-z]+$"', { 'Cache-Control': forGood });
}

// Where DIR leads; nothing where there is none.
async function publishedBefore(folder) {
  const found = await lstat(folder).catch(() => null);
  if (found === null) return null;
  const target = found.isSymbolicLink() ? await readlink(folder) : '';
  const [, name] = /^(.*)\.[0-9a-f]{16}$/.exec(target) ?? [];
  if (name !== basename(folder))
    throw new Error(`${folder} is there already, and not by this command`);
  return target;
}

async function publish(page, folder) {
  const [, version] = /'([0-9a-f]{16})'/.exec(await readFile(join(page, 'service-worker.js'), 'utf8'));
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await readFile(join(page, 'index.html'), 'utf8'));
  const before = await publishedBefore(folder);
  const own = `${basename(folder)}.${version}`;
  const made = join(dirname(folder), own);
  await mkdir(dirname(folder), { recursive: true });
  if (before !== own) {
    await rm(made, { recursive: true, force: true });
    await cp(page, made, { recursive: true });
  }
  const names = await filesBelow(page);
  const bytes = { plain: 0, br: 0, gz: 0 };
  // What the version before has of a file that is named by what is in it is the same.
  const known = (name) => before !== null && isNamedByContent.test(name.slice(0, name.lastIndexOf('.')))
    ? readFile(join(dirname(folder), before, name)).catch(() => null) : null;
  for (const name of names) {
    const plain = await readFile(join(page, name));
    bytes.plain += plain.length;
    for (const [ending, pack] of Object.entries(packs)) {
      const packed = /\.(png|webp)$/.test(name) ? plain : await known(`${name}.${ending}`) ?? pack(plain);
      if (packed.length < plain.length) await writeFile(join(made, `${name}.${ending}`), packed);
      bytes[ending] += Math.min(packed.length, plain.length);
    }
  }
  const all = headersOfAll(policy);
  await writeFile(join(made, '_headers'), listOfHeaders(names, all));
  await writeFile(join(made, '.htaccess'), apache(all));
  await writeFile(join(made, 'nginx.conf'), nginx(all));
  await symlink(own, folder + '.new');
  await rename(folder + '.new', folder);
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(basename(folder) + '.') && /\.[0-9a-f]{16}$/.test(name) && name !== own && name !== before)
      await rm(join(dirname(folder), name), { recursive: true });
  const megabytes = (count) => (count / 1e6).toFixed(2) + ' MB';
  console.log(`Version ${version} is in ${folder}: ${names.length} files, ${megabytes(bytes.plain)}, ` +
    `${megabytes(bytes.br)} packed by brotli, ${megabytes(bytes.gz)} by gzip.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [page, folder] = process.argv.slice(2);
  try {
    if (folder === undefined) throw new Error('say the folder: web publish DIR');
    await publish(resolve(page), resolve(folder));
  } catch (error) {
    console.error('arcade: ' + error.message);
    process.exitCode = 1;
  }
}
