// Figures of the page, printed: node figures.mjs PAGE [BROWSER]... What is downloaded, how long the start takes, and what the
// main loop costs a picture at 1280x800 while every game is played, from one second after it was opened.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { names, withBrowser } from './browsers.mjs';
import { games } from './games.mjs';
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
const seconds = (count) => new Promise((done) => setTimeout(done, 1000 * count));

for (const name of wanted.length > 0 ? wanted : names)
  await withBrowser(name, async (browser) => {
    const server = await serve(folder);
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
    await server.close();
  });
