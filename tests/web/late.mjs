// Makes the list of what comes after the menu (src/app/web/late_code.txt): node late.mjs PAGE LIST. A program that notes which
// functions were called begins as strangers do: the menu, each game set up and begun, by mouse, finger and key, with WebGL and without. A place in
// the program of which nothing was called comes late; the widest are listed.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { features, functionsOf, isShared, placeOf, placesAround } from '../../src/app/web/functions.mjs';
import { withBrowser } from './browsers.mjs';
import { games } from './games.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const [page, list] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..'), build = join(page, '..'), linked = join(build, 'linked'), web = join(root, 'src/app/web');
const worthIt = 400; // bytes; fewer are not a line
const seconds = (count) => new Promise((done) => setTimeout(done, 1000 * count));

// The program that takes notes, a byte for each function where no data lie (see GLOBAL_BASE in src/app/web/CMakeLists.txt).
const folder = mkdtempSync(join(tmpdir(), 'zugzwang-')), program = join(folder, 'program'), noting = join(folder, 'page');
execFileSync('cp', ['-r', join(build, 'program'), program]);
for (const name of ['zugzwang.js', 'zugzwang.data']) copyFileSync(join(linked, name), join(program, name));
execFileSync('wasm-split', [...features, '--instrument', '--in-memory', '-g', join(linked, 'zugzwang.wasm'), '-o', join(program, 'zugzwang.wasm')]);
execFileSync('cmake', ['-D', 'PROGRAM=' + program, '-D', 'SOURCE=' + web, '-D', 'PAGE=' + noting, '-D', 'ASSETS=' + join(root, 'assets'),
  '-D', 'LATE=' + join(build, 'late'), '-P', join(web, 'stamp.cmake')]);

const strangers = { 'by mouse': { height: 800 }, 'by finger': { width: 390, height: 844, touch: true }, 'without a graphics card': {} };
function hideGraphics() {
  const context = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...how) { return /webgl/.test(kind) ? null : context.call(this, kind, ...how); };
}

const notes = [];
async function takeNotes(person) {
  const text = await person.page.evaluate(() => {
    const size = wasmExports.__write_profile(0, 0), place = wasmExports.malloc(size);
    wasmExports.__write_profile(place, size);
    const bytes = new Uint8Array(wasmMemory.buffer).slice(place, place + size);
    wasmExports.free(place);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  notes.push(join(folder, `${notes.length}.notes`));
  writeFileSync(notes.at(-1), Buffer.from(text, 'base64'));
}

async function begin(person, game) {
  await person.open();
  await seconds(8); // the small games of the menu are played
  for (const key of ['Tab', 'ArrowDown', 'ArrowRight']) await person.presses(key);
  await person.page.mouse.wheel({ deltaY: 100 });
  await person.clicks('card:' + game);
  await person.presses('Escape'); // ends what a first visitor is shown
  await person.reads('Set up');
  await person.clicks('play');
  await person.reads(': ');
  const { width, height } = person.page.viewport();
  await person.page.setViewport({ ...person.page.viewport(), width: width - 20, height: height + 20 });
  await seconds(2);
  await takeNotes(person);
}
async function play(person, { link, moves }) {
  await person.open(link);
  for (const [words, place] of moves.slice(0, -1)) {
    await person.reads(words);
    await person.clicks('board', ...place);
  }
  await seconds(2);
  await person.page.keyboard.down('Control');
  await person.presses('z');
  await person.page.keyboard.up('Control');
  await seconds(1);
  await takeNotes(person);
}

await withBrowser('chromium', async (browser) => {
  const server = await serve(noting);
  for (const [how, view] of Object.entries(strangers))
    for (const [name, game] of Object.entries(games)) {
      const person = await Person.at(await browser.createBrowserContext(), server.address, view);
      if (how === 'without a graphics card') await person.page.evaluateOnNewDocument(hideGraphics);
      await begin(person, name);
      await play(person, game);
      await person.page.close();
      console.log(`${name} was begun ${how}.`);
    }
  await server.close();
});

const merged = join(folder, 'merged');
execFileSync('wasm-split', ['--merge-profiles', ...notes, '-o', merged]);
const told = execFileSync('wasm-split', [...features, '--print-profile=' + merged, join(linked, 'zugzwang.wasm')], { encoding: 'utf8', maxBuffer: 1e9 });
const unescaped = (name) => name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
const called = new Set(told.split('\n').filter((line) => line.startsWith('+ ')).map((line) => unescaped(line.slice(2))));
const kept = new Set(), bytes = new Map();
for (const one of functionsOf(readFileSync(join(linked, 'zugzwang.wasm'))))
  for (const place of placesAround(placeOf(one.name)))
    if (called.has(one.name)) kept.add(place);
    else if (!isShared(one)) bytes.set(place, (bytes.get(place) ?? 0) + one.bytes);
const late = new Set();
for (const [place, size] of [...bytes].sort(([one], [other]) => one.split('::').length - other.split('::').length)) {
  const isInside = placesAround(place.split('::')).some((around) => late.has(around));
  if (size >= worthIt && !kept.has(place) && !isInside) late.add(place);
}
const all = [...late].reduce((sum, place) => sum + bytes.get(place), 0);
writeFileSync(list, `# What of the program comes after the menu, made by ./arcade web late: what is in these places of it.\n${[...late].sort().join('\n')}\n`);
console.log(`${late.size} places with ${all} bytes come late.`);
rmSync(folder, { recursive: true });
