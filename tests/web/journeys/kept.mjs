// What the browser keeps: games, in one tab and in two, all of it as a file, and records that are saved and dropped.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { games, keptGame, keyGame, plays } from '../games.mjs';
import { Person } from '../person.mjs';

export const journeys = {};

const begins = async (person) => {
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  await person.keeps('numbers', '"moves":["R"]');
};

const endsFromMenu = async (person) => {
  await person.reads('choose a game');
  await person.clicks('card:numbers');
  await ends(person);
};
const ends = async (person) => {
  await plays(person, keptGame.rest, (key) => person.presses(key));
  await person.reads(keptGame.end);
};

// Left in the midst of a game, and opened again without its link: the menu's card leads on to it.
journeys.kept = async (person) => {
  await begins(person);
  await person.open();
  await endsFromMenu(person);
};

// Loaded again in the midst of a game: it goes on. The same link, followed anew, begins anew.
journeys.reloaded = async (person) => {
  await begins(person);
  await person.reload();
  await person.reads(keptGame.rest[0][0]);
  await person.open(keptGame.link);
  await person.reads(keptGame.first[0][0]);
  await begins(person);
  await person.reload();
  await ends(person);
};

// Begun from the menu on a board by chance, and loaded again: the same game, before its first move and after it.
journeys.begun = async (person) => {
  const game = () => person.page.evaluate(() => JSON.parse(history.state.lines[0].split('\t')[1]));
  const isTheSame = async (before) => {
    await person.reload();
    await person.reads('left or right?');
    const now = await game();
    for (const what of ['start', 'players', 'moves'])
      if (String(now[what]) !== String(before[what])) throw new Error(`${what}: ${before[what]} became ${now[what]}`);
  };
  await person.open();
  await person.reads('choose a game');
  await person.clicks('card:numbers');
  await person.presses('Escape'); // ends what a first visitor is shown
  await person.reads('Set up');
  await person.clicks('play');
  await person.reads('left or right?');
  await isTheSame(await game());
  await person.presses('l');
  await person.page.waitForFunction(() => JSON.parse(history.state.lines[0].split('\t')[1]).moves.length === 2, { polling: 50 });
  await person.page.evaluate(() => zugzwangFiles.settled());
  await isTheSame(await game());
};

// A second tab plays, and keeps nothing.
journeys.tabs = async (person, { context, address }) => {
  await begins(person);
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

// A folder of its own in the browser's downloads: the file is whole once it has a name of its own.
async function savedFile(downloads, ending) {
  for (let tries = 0; tries < 300; ++tries) {
    const name = (await readdir(downloads).catch(() => [])).find((one) => one.endsWith(ending));
    const text = name ? await readFile(join(downloads, name), 'utf8') : '';
    if (text !== '') return { name, text };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no file ${ending} came among the downloads`);
}

const opensSettings = async (person) => {
  await person.open();
  await person.reads('choose a game');
  await person.clicks('settings');
  await person.reads('Settings');
};

// All that is kept leaves as one file by a button of the settings, and comes back by the other one in another browser, which
// refuses what is no such file.
journeys.everything = async (person, { running, address, downloads }) => {
  await begins(person);
  await opensSettings(person);
  await person.clicks('host:0');
  const { name } = await savedFile(downloads, 'everything.json');
  const context = await running.createBrowserContext();
  const other = await Person.at(context, address);
  await opensSettings(other);
  const strange = join(downloads, 'strange.json');
  await writeFile(strange, '{"kept":"another program"}');
  await other.chooses('host:1', strange);
  await other.isTold('holds nothing that Zugzwang kept');
  await Promise.all([other.page.waitForNavigation(), other.chooses('host:1', join(downloads, name))]);
  await other.runs();
  await other.reads('Settings');
  await other.presses('Escape');
  await endsFromMenu(other);
  await other.leaves();
  await context.close();
};

// The record of a game is saved as a download; dropped on the page in another browser it opens.
journeys.record = async (person, { running, address, downloads }) => {
  await person.open(games.sticks.link);
  await plays(person, games.sticks.moves, (place) => person.clicks('board', ...place));
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
  await other.reads('Sticks, review');
  await other.leaves();
  await context.close();
};
