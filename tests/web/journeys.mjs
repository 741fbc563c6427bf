// Journeys through the page in Debian's browsers: node journeys.mjs PAGE [quick | BROWSER | JOURNEY]... The program for commands
// lies beside the page, see CMakeLists.txt.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { names, plainName, withBrowser } from './browsers.mjs';
import { answersAsNative, signsAsNative } from './commands.mjs';
import { games, keptGame, keyGame } from './games.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const [folder, ...wanted] = process.argv.slice(2);
const quick = wanted.includes('quick');
const nativeBenchmarks = join(folder, '../../release/tests/zugzwang_bench');

async function plays(person, game, act) {
  for (const [words, what] of game) {
    await person.reads(words);
    await act(what);
  }
}

const journeys = {};
for (const [name, game] of Object.entries(games))
  journeys[name] = async (person) => {
    await person.open(game.link);
    await plays(person, game.moves, ([across, down]) => person.clicks('board', across, down));
    await person.reads(game.end);
  };

journeys.touch = async (person) => {
  await person.open(games.sticks.link);
  await plays(person, games.sticks.moves, ([across, down]) => person.taps('board', across, down));
  await person.reads(games.sticks.end);
};

journeys.keys = async (person) => {
  await person.open(keyGame.link);
  await plays(person, keyGame.moves, (key) => person.presses(key));
  await person.reads(keyGame.end);
};

const leadsOn = async (person) => {
  await person.reads('choose a game');
  await person.clicks('card:points');
  await person.clicks('card:numbers');
  await person.clicks('card:numbers');
};

// Left in the midst of a game, and opened again without its link: the menu's card leads on to it.
journeys.kept = async (person) => {
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  await person.page.evaluate(() => new Promise((done) => setTimeout(done, 300)).then(() => zugzwangFiles.settled()));
  await person.open();
  await leadsOn(person);
  await plays(person, keptGame.rest, (key) => person.presses(key));
  await person.reads(keptGame.end);
};

// A second tab plays, and keeps nothing.
journeys.tabs = async (person, { context, address }) => {
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  const other = await Person.at(context, address);
  await other.open(keptGame.link);
  await plays(other, keyGame.moves, (key) => other.presses(key));
  await other.reads(keyGame.end);
  if (await other.page.evaluate(() => zugzwangFiles.owned)) throw new Error('two pages keep at once');
  await other.leaves();
  await person.page.bringToFront();
  await person.presses('l');
  await person.reads(keptGame.rest[1][0]);
};

// All that is kept leaves as one file, and comes back in another browser.
journeys.everything = async (person, { running, address }) => {
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  const text = await person.page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 300));
    return new Promise((whole) => {
      zugzwangFiles.give = (name, bytes) => whole(new TextDecoder().decode(bytes));
      zugzwangFiles.saveEverything();
    });
  });
  const context = await running.createBrowserContext();
  const other = await Person.at(context, address);
  await other.open();
  await other.page.evaluate((all) => zugzwangFiles.takeIn(all), text);
  await other.reload();
  await leadsOn(other);
  await plays(other, keptGame.rest, (key) => other.presses(key));
  await other.reads(keptGame.end);
  await other.leaves();
  await context.close();
};

// What no game can read leads to the menu, and the page says why.
journeys.links = async (person) => {
  for (const link of ['chess', 'amazons?position=nothing', 'sticks?colour=red']) {
    await person.open(link);
    await person.reads('choose a game');
    const told = await person.page.evaluate(() => document.getElementById('notice').textContent);
    if (told === '') throw new Error(`nothing is told of ${link}`);
  }
};

// After the first visit no server is needed.
journeys.offline = async (person, { server }) => {
  await person.open();
  await person.page.waitForFunction(async () => (await (await caches.open((await caches.keys())[0] ?? 'none')).keys()).length >= 13, { polling: 200 });
  await server.close();
  await person.open(games.sticks.link);
  await person.reads(games.sticks.moves[0][0]);
};

// The file that the browser saved: whole once it has a name of its own.
async function savedFile(downloads, ending) {
  for (let tries = 0; tries < 300; ++tries) {
    const name = (await readdir(downloads).catch(() => [])).find((one) => one.endsWith(ending));
    const text = name ? await readFile(join(downloads, name), 'utf8') : '';
    if (text !== '') return { name, text };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no file ${ending} came among the downloads`);
}

// The record of a game is saved as a download; dropped on the page in another browser it opens.
journeys.record = async (person, { running, address, downloads }) => {
  await person.open(games.sticks.link);
  await plays(person, games.sticks.moves, ([across, down]) => person.clicks('board', across, down));
  await person.reads(games.sticks.end);
  await person.presses('Escape');
  await person.reads('choose a game');
  await person.clicks('games');
  await person.reads('Games: Sticks');
  for (const key of ['s', 'End', 'Enter']) await person.presses(key);
  const { name, text } = await savedFile(downloads, '.jsonl');
  if (JSON.parse(text.split('\n')[0]).moves.join() !== '3,3,3,1') throw new Error(`another game was saved: ${text}`);
  const context = await running.createBrowserContext();
  const other = await Person.at(context, address);
  await other.open();
  await other.reads('choose a game');
  await other.drops(name, text);
  await other.reads('Sticks, looked at again');
  await other.leaves();
  await context.close();
};

// Where the server says nothing of what threads need, the service worker does.
journeys.plain = async (person) => {
  await journeys.sticks(person);
  if (!await person.page.evaluate(() => crossOriginIsolated)) throw new Error('the page does not stand alone');
};

// A plain server in a school: no headers, and no service worker under a name that the browser does not trust. Computers
// think between pictures then.
journeys.alone = async (_, { context, server }) => {
  const person = await Person.at(context, server.address.replace('127.0.0.1', plainName));
  const sitsDown = async (game, ...seats) => {
    await person.open();
    await person.reads('choose a game');
    for (const card of [game === 'boxes' ? 'points' : 'boxes', game, game]) await person.clicks(`card:${card}`);
    await person.presses('Escape'); // ends what a first visitor is shown
    await person.reads('Set up');
    for (const seat of seats) await person.clicks(seat);
    await person.clicks('play');
  };
  await sitsDown('amazons', 'first:champion', 'second:human');
  if (await person.page.evaluate(() => crossOriginIsolated || isSecureContext)) throw new Error('the browser trusts the page');
  await person.reads('Your move: choose a queen');
  const frames = await person.page.evaluate(() => Module.ccall('zugzwang_frame_costs', 'string', [], []));
  const slices = frames.trim().split(' ').map((frame) => parseFloat(frame.split('+')[1])).filter((slice) => slice > 0);
  // How long each was is for figures: a busy machine makes them longer.
  if (slices.length < 5) throw new Error(`the computer was not left in its midst: it thought for ${slices} ms`);
  await sitsDown('numbers', 'first:human', 'second:optimal');
  const told = () => person.page.waitForFunction(() => /left or right|wins|draw/.exec(document.title)?.[0], { polling: 50 });
  while (await (await told()).jsonValue() === 'left or right') await person.presses('l');
  await person.leaves();
};

journeys.fullscreen = async (person) => {
  const is = (on) => person.page.waitForFunction((wanted) => (document.fullscreenElement !== null) === wanted, { polling: 50 }, on);
  await person.open();
  await person.reads('choose a game');
  await person.presses('F11');
  await is(true);
  await person.presses('F11');
  await is(false);
};

// The engines answer as they do natively.
journeys.commands = async (person, { context }) => {
  const server = await serve(join(folder, '../commands'));
  await answersAsNative(context, server.address);
  if (!await signsAsNative(context, server.address, nativeBenchmarks))
    console.log('skipped: signatures, ./arcade bench builds the native program to compare with');
  await server.close();
};

const chosen = (list) => { const some = list.filter((one) => wanted.includes(one)); return some.length > 0 ? some : list; };
const browsers = quick ? ['chromium'] : chosen(names);
const tour = quick ? ['sticks', 'kept', 'commands'] : chosen(Object.keys(journeys));
let failed = 0;
for (const browser of browsers)
  await withBrowser(browser, async (running, downloads) => {
    for (const name of tour) {
      const began = Date.now();
      const server = await serve(folder, { plain: name === 'plain' || name === 'alone' });
      const context = await running.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } });
      try {
        const person = await Person.at(context, server.address, { touch: name === 'touch' });
        await journeys[name](person, { running, context, server, address: server.address, downloads });
        await person.leaves();
        console.log(`passed  ${browser}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED  ${browser}  ${name}\n${error.stack}`);
      }
      await context.close();
      await server.close().catch(() => {});
    }
  });
process.exitCode = failed > 0 ? 1 : 0;
