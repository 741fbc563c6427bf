// A new version is published while a browser has the old one, on a server that lets browsers keep all files for a year.
import { execFileSync } from 'node:child_process';
import { appendFile, cp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const journeys = {};

// The page with these words in each of its scripts, made in a folder.
export async function anotherVersion(page, folder, words) {
  const [source, program, made] = ['source', 'program', 'page'].map((name) => join(folder, words, name));
  await cp(join(page, '../program'), program, { recursive: true });
  await cp(join(root, 'src/app/web'), source, { recursive: true });
  const scripts = (await readdir(join(source, 'page'))).filter((name) => name.endsWith('.js')).map((name) => join(source, 'page', name));
  for (const script of [...scripts, join(program, 'zugzwang.js')]) await appendFile(script, `\n// ${words}\n`);
  execFileSync('cmake', ['-D', `PROGRAM=${program}`, '-D', `SOURCE=${source}`, '-D', `PAGE=${made}`, '-D', `ASSETS=${root}/assets`,
    '-D', `LATE=${join(page, '../late')}`, '-P', join(source, 'stamp.cmake')]);
  return made;
}

// The files that the page has brought, and the first script of each of its threads, none of which another version has.
async function isWhollyOf(person, made, other) {
  const names = await person.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
  const its = await readdir(made), others = await readdir(other);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const strange = names.filter((name) => /\.[0-9a-f]{16}\./.test(name) && !its.includes(name));
  const old = scripts.filter((name) => others.includes(name));
  if (scripts.length < 7 || strange.length > 0 || old.length > 0)
    throw new Error(`${scripts.length} scripts; not of this version: ${[...strange, ...old].join()}`);
}

const isKept = (person) => person.page.waitForFunction(async () => await caches.match('./') !== undefined, { polling: 200 });
// As when a person comes back to a page that was left open; until what was found is there, or is given up.
const looksAgain = (person) => person.page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((done) => registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => { if (/activated|redundant/.test(worker.state)) done(worker.state); });
  }));
  document.dispatchEvent(new Event('visibilitychange'));
  return found;
});

// It is told, and it is there as a whole once the page is loaded again. One of which a file is missing changes nothing.
journeys.versions = async (person, { folder, server, downloads }) => {
  const first = resolve(folder);
  const second = await anotherVersion(first, downloads, 'the second version');
  const third = await anotherVersion(first, downloads, 'the third version');
  await rm(join(third, (await readdir(third)).find((name) => name.startsWith('keys.'))));
  await person.open();
  await isWhollyOf(person, first, second);
  await isKept(person);

  server.publishes(second);
  const taken = await looksAgain(person);
  if (taken !== 'activated') throw new Error(`the second version is ${taken}`);
  await person.isTold('There is a new version');
  await person.reload();
  await isWhollyOf(person, second, first);

  server.publishes(third);
  const refused = await looksAgain(person);
  if (refused !== 'redundant') throw new Error(`half of the third version is ${refused}`);
  await person.reload();
  await isWhollyOf(person, second, first);
  person.complaints = person.complaints.filter((words) => !words.includes('404')); // of the file that is missing
};
