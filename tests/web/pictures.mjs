// Pictures of the page as each browser shows it: node pictures.mjs PAGE FOLDER [BROWSER]...
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { names, withBrowser } from './browsers.mjs';
import { record } from './games.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const sizes = {
  phone: { width: 390, height: 844, scale: 2, touch: true }, sideways: { width: 844, height: 390, scale: 2, touch: true },
  small: { width: 360, height: 640, scale: 2, touch: true }, tablet: { width: 768, height: 1024, scale: 2, touch: true },
  desktop: { width: 1280, height: 800 }, large: { width: 2560, height: 1440, scale: 2 },
};
const scenes = {};
for (const game of ['sticks', 'boxes', 'numbers', 'amazons', 'points'])
  scenes[game] = async (person) => {
    await person.open(game);
    await person.reads(': ');
  };
scenes.menu = async (person) => {
  await person.open();
  await person.reads('choose a game');
};
scenes.ladder = async (person) => {
  await scenes.menu(person);
  await person.clicks('ladder:boxes');
  await person.presses('Escape'); // ends what a first visitor is shown
  await person.reads('the ladder');
};
scenes.review = async (person) => {
  await scenes.menu(person);
  await person.drops('game.jsonl', JSON.stringify(record) + '\n');
  await person.reads('Boxes, review');
};

const [page, folder, ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const name of wanted.length > 0 ? wanted : names)
  await withBrowser(name, async (browser) => {
    const server = await serve(page);
    for (const [size, view] of Object.entries(sizes)) {
      const person = await Person.at(await browser.createBrowserContext(), server.address, view);
      for (const [scene, open] of Object.entries(scenes)) {
        await open(person);
        await new Promise((done) => setTimeout(done, 3000));
        await person.page.screenshot({ path: join(folder, `${name}-${size}-${scene}.png`) });
      }
      await person.page.close();
    }
    await server.close();
  });
