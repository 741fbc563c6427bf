// Servers that say nothing of what threads need.
import { plainName } from '../browsers.mjs';
import { Person } from '../person.mjs';

export const journeys = {};

// The service worker says it.
journeys.plain = async (person) => {
  await person.open('sticks');
  await person.reads('Sticks: ');
  if (!await person.page.evaluate(() => crossOriginIsolated)) throw new Error('the page does not stand alone');
};

// A plain server in a school: no headers, and no service worker under a name that the browser does not trust. Computers
// think between pictures then.
journeys.alone = async (_, { context, server }) => {
  const person = await Person.at(context, server.address.replace('127.0.0.1', plainName));
  const sitsDown = async (game, ...seats) => {
    await person.open();
    await person.reads('choose a game');
    await person.clicks(`card:${game}`);
    await person.presses('Escape'); // ends what a first visitor is shown
    await person.reads('Set up');
    await person.clicks('more');
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
  // Nor are there the browser's locks: pages ask each other which of them keeps.
  const other = await Person.at(context, person.address);
  await other.open();
  await other.reads('choose a game');
  const keeping = [person, other].map(({ page }) => page.evaluate(() => zugzwangFiles.owned));
  if ((await Promise.all(keeping)).join() !== 'true,false') throw new Error('not one page of two keeps');
  await other.leaves();
  await person.leaves();
};
