// Figures of the page, printed: node figures.mjs PAGE [BROWSER | load | smooth]... What is downloaded, how long the start takes,
// how far pictures lie apart, what the main loop costs a picture at 1280x800 while every game is played, from one second
// after it was opened, and what memory the page takes. `load`: only the start, on a slow processor and a slow network;
// `smooth`: only how far pictures lie apart.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { names, withBrowser } from './browsers.mjs';
import { games, keyGame, plays } from './games.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const [folder, ...wanted] = process.argv.slice(2);

async function sizes(of) {
  const rows = [];
  for (const name of (await readdir(of)).sort()) {
    const file = join(of, name);
    if (!(await stat(file)).isFile()) continue;
    const bytes = await readFile(file);
    rows.push([name, bytes.length, gzipSync(bytes).length]);
  }
  return rows;
}

function told(what, values, unit) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(2);
  console.log(`${what}: ${sorted.length} values, p50 ${at(0.5)}, p99 ${at(0.99)}, max ${sorted.at(-1)?.toFixed(2)} ${unit}`);
}

const rows = await sizes(folder);
for (const [name, plain, packed] of rows) console.log(`${name}: ${plain} bytes, ${packed} packed`);
console.log(`all: ${rows.reduce((sum, row) => sum + row[1], 0)} bytes, ${rows.reduce((sum, row) => sum + row[2], 0)} packed`);

const costsOf = (person) => person.page.evaluate(() => Module.ccall('zugzwang_frame_costs', 'string', [], []).trim().split(' '));
// What the pictures cost the main thread's processor, without the time for which others had it; Chromium tells.
async function processorCosts(page) {
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  return traceEvents.filter((event) => event.name === 'FireAnimationFrame').map((event) => event.tdur / 1000);
}
// What the process of the page has for itself, in MB; Chromium tells which processes there are, Linux the rest.
async function memoryOf(browser) {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const own = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const parts = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+) kB$/gm);
    return [...parts].reduce((sum, [, count]) => sum + Number(count) / 1024, 0);
  });
  return Math.max(...own); // the others are empty pages
}

// How far pictures lie apart, on a small window: of the menu, and while the champion of Amazons thinks without end.
async function tellSmoothness(name, person) {
  const apart = () => person.page.evaluate(() => new Promise((done) => {
    const times = [];
    const note = (time) => {
      times.push(time);
      if (time - times[0] > 10000) done(times.slice(1).map((one, index) => one - times[index]));
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }));
  await person.open();
  await seconds(8);
  told(`${name}, menu, picture to picture`, await apart(), 'ms');
  await person.open('amazons/analysis');
  await seconds(8);
  told(`${name}, the champion thinks, picture to picture`, await apart(), 'ms');
}

// The menu at rest, the champion at its move and without end, and one game after the other.
async function tellMemory(browser, person) {
  const told = async (what) => console.log(`chromium, memory, ${what}: ${(await memoryOf(browser)).toFixed(0)} MB`);
  await person.open();
  await seconds(8);
  await told('menu');
  await person.clicks('card:amazons');
  await person.presses('Escape'); // ends what a first visitor is shown
  await person.reads('Set up');
  await person.clicks('more');
  await person.clicks('first:champion');
  await person.clicks('second:human');
  await person.clicks('play');
  await person.reads('Your move');
  await told('Amazons, the champion has moved');
  await person.clicks('analysis');
  await seconds(20);
  await told('Amazons, the champion thinks for 20 s');
  await person.open(keyGame.link);
  for (let number = 1; number <= 50; ++number) {
    await plays(person, keyGame.moves, (key) => person.presses(key));
    await person.reads(keyGame.end);
    if (number % 10 === 0) await told(`Numbers, after ${number} games`);
    await person.sees();
    await person.clicks('again');
  }
}
const seconds = (count) => new Promise((done) => setTimeout(done, 1000 * count));

// What a stranger with a slow phone waits for: the start of the page, from nothing and then again. The page is as published.
async function tellLoad(name, browser) {
  const published = await mkdtemp(join(tmpdir(), 'zugzwang-'));
  execFileSync('node', [join(import.meta.dirname, '../../src/app/web/publish.mjs'), folder, join(published, 'page')]);
  const server = await serve(join(published, 'page'), { slow: { rate: 200e3, delay: 150 }, seconds: 3600 });
  const context = await browser.createBrowserContext();
  for (const visit of ['first', 'second']) {
    const person = await Person.at(context, server.address, { width: 412, height: 823, touch: true });
    if (name === 'chromium') await person.page.emulateCPUThrottling(4);
    const began = Date.now(), before = server.sent;
    const told = (what) => console.log(`${name}, ${visit} visit, ${what}: ${((Date.now() - began) / 1000).toFixed(2)} s, ${server.sent - before} bytes`);
    const going = person.page.goto(server.address);
    await person.page.waitForFunction(() => document.querySelector('#foretaste img')?.complete);
    told('picture of the menu');
    await going;
    await person.runs();
    await person.reads('choose a game');
    told('menu');
    await person.clicks('card:sticks');
    await person.presses('Escape');
    await person.reads('Set up');
    await person.clicks('play');
    await person.reads(': ');
    told('first game');
    await person.page.waitForFunction(() => zugzwangLateCode.isHere && Object.keys(zugzwangLate.names).length === 0);
    told('all of it');
    await seconds(5); // what is kept, is
    await person.page.close();
  }
  await server.close();
  await rm(published, { recursive: true });
}

const chosen = wanted.filter((one) => names.includes(one));
for (const name of chosen.length > 0 ? chosen : names)
  await withBrowser(name, async (browser) => {
    if (!wanted.includes('smooth')) await tellLoad(name, browser);
    if (wanted.includes('load')) return;
    const server = await serve(folder);
    await tellSmoothness(name, await Person.at(await browser.createBrowserContext(), server.address, { width: 480, height: 300 }));
    if (wanted.includes('smooth')) return server.close();
    const person = await Person.at(await browser.createBrowserContext(), server.address, { height: 800 });
    const began = Date.now();
    await person.open();
    console.log(`${name}: up in ${((Date.now() - began) / 1000).toFixed(2)} s, ${server.sent} bytes sent`);
    await seconds(1);
    await costsOf(person);
    const all = [], processor = [];
    const tells = name === 'chromium';
    for (const [title, game] of Object.entries(games)) {
      await person.open(game.link);
      await seconds(1);
      await costsOf(person); // the first second is the start's
      if (tells) await person.page.tracing.start({ categories: ['devtools.timeline'] });
      for (const [words, place] of game.moves) {
        await person.reads(words);
        await person.clicks('board', ...place);
      }
      await person.reads(game.end);
      await seconds(2);
      const frames = (await costsOf(person)).map((one) => parseFloat(one));
      told(`${name}, ${title}, main loop`, frames, 'ms');
      all.push(...frames);
      if (tells) processor.push(...await processorCosts(person.page));
    }
    told(`${name}, all games, main loop`, all, 'ms');
    if (tells) told(`${name}, all games, main loop, processor alone`, processor, 'ms');
    if (tells) await tellMemory(browser, await Person.at(await browser.createBrowserContext(), server.address));
    await server.close();
  });
