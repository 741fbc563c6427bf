// What comes after the menu comes late, and nobody waits for it who does not ask for it.
import { games } from '../games.mjs';
import { Person } from '../person.mjs';
import { serve } from '../server.mjs';

const isAllThere = (person) => person.page.waitForFunction(() => zugzwangLateCode.isHere && Object.keys(zugzwangLate.names).length === 0);
const late = /late\.\w+\.wasm|\.(mo|txt)$/;

const mostPacked = 2.05e6; // bytes by gzip of what comes before the menu; 1.5 MB by brotli

export const journeys = {};

// At a first visit the menu and each game are there while the rest is still on its way; then it comes by itself. What waits
// for it on the page's own thread stands still: ./arcade web late makes a new list.
journeys.late = async (_, { running, folder }) => {
  let come = () => {};
  const held = { what: late, until: new Promise((done) => { come = done; }) };
  const server = await serve(folder, { held });
  let first = 0;
  for (const [name, game] of Object.entries(games)) {
    const person = await Person.at(await running.createBrowserContext(), server.address);
    await person.open();
    await person.reads('choose a game');
    if (server.sent > (first += mostPacked)) throw new Error(`${server.sent} bytes came before the menu`);
    first = server.sent;
    await person.clicks('card:' + name);
    await person.presses('Escape'); // ends what a first visitor is shown
    await person.reads('Set up');
    await person.clicks('play');
    await person.reads(': ');
    await person.open(game.link);
    await person.reads(game.moves[0][0]);
    await person.clicks('board', ...game.moves[0][1]);
    await person.reads(game.moves[1][0]);
    if (await person.page.evaluate(() => zugzwangLateCode.isHere)) throw new Error('it was there before it could be');
    if (name === Object.keys(games).at(-1)) {
      come();
      await isAllThere(person);
    }
    await person.leaves();
  }
  await server.close();
};

// Who asks for it at once gets it: the second half of the program and a file of puzzles, and words of another language.
journeys.atonce = async (person, { context, server }) => {
  await person.open('boxes/puzzle/3');
  await person.reads('Boxes, puzzle');
  await isAllThere(person);
  const hungarian = await Person.at(context, server.address);
  await hungarian.page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['hu-HU', 'en'] }));
  await hungarian.open();
  await hungarian.reads('válassz');
  await hungarian.leaves();
};
