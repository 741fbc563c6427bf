// What the page is beside the games: fullscreen, keys and scrolling, sound, and quiet while nobody looks.
import { games, keptGame, plays } from '../games.mjs';
import { Person } from '../person.mjs';

export const journeys = {};

// By F11 and by a click; Esc leaves nothing but fullscreen.
journeys.fullscreen = async (person) => {
  const is = (on) => person.page.waitForFunction((wanted) => (document.fullscreenElement !== null) === wanted, { polling: 50 }, on);
  await person.open();
  await person.reads('choose a game');
  await person.presses('F11');
  await is(true);
  await person.presses('F11');
  await is(false);
  await person.clicks('settings');
  await person.reads('Settings');
  await person.clicks('fullscreen', 250, 500);
  await is(true);
  await person.presses('Escape');
  await is(false);
  await person.reads('Settings');
  await person.presses('Escape');
  await person.reads('choose a game');
};

// The browser's Back leads from scene to scene as Esc does, and from the menu out of the page; Forward opens again what was
// left, and so does a page that is loaded again. The history grows by no more than the scenes that lie one above the other.
journeys.back = async (person) => {
  const goes = (steps) => person.page.evaluate((by) => history.go(by), steps);
  const before = await person.page.evaluate(() => history.length);
  const stands = (address, depth) => person.page.waitForFunction((wanted, lines, most) =>
    location.hash.startsWith(wanted) && history.state?.lines?.length === lines && history.length <= most, { polling: 50 },
  address, depth, before + 4);
  await person.open();
  await person.reads('choose a game');
  await stands('', 0);
  await person.clicks('card:sticks');
  await person.presses('Escape'); // ends what a first visitor is shown
  await person.reads('Set up');
  await stands('#sticks/setup', 1);
  await person.clicks('play');
  await person.reads('Sticks: ');
  await stands('#sticks', 1);
  await goes(-1);
  await person.reads('choose a game');
  await stands('', 0);
  await goes(1);
  await person.reads('Sticks: ');
  await person.presses('F1');
  await person.reads('Sticks: rules');
  await stands('#sticks/help', 2);
  await goes(-2);
  await person.reads('choose a game');
  await goes(2);
  await person.reads('Sticks: rules');
  await person.reload();
  await person.reads('Sticks: rules');
  await stands('#sticks/help', 2);
  await goes(-1);
  await person.reads('Sticks: ');
  await stands('#sticks', 1);
  await person.presses('Escape');
  await person.reads('choose a game');
  await stands('', 0);
  await person.clicks('settings');
  await person.reads('Settings');
  await goes(-1);
  await person.reads('choose a game');
  await goes(1);
  await person.reads('Settings');
  await stands('#settings', 1);
  await person.presses('Escape');
  await person.reads('choose a game');
  await stands('', 0);
  await goes(-1).catch(() => {}); // the page goes meanwhile
  await person.page.waitForFunction(() => location.href === 'about:blank');
};

// A game that is left by Back in its midst goes on by Forward; what a scene does with Back itself leads nowhere.
journeys.forward = async (person) => {
  const goes = (steps) => person.page.evaluate((by) => history.go(by), steps);
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  await goes(-1);
  await person.reads('choose a game');
  await goes(1);
  await plays(person, keptGame.rest, (key) => person.presses(key));
  await person.reads(keptGame.end);
  await person.open(games.amazons.link);
  const [queen, target] = games.amazons.moves;
  await plays(person, [queen], (place) => person.clicks('board', ...place));
  await person.reads(target[0]);
  await goes(-1);
  await person.reads(queen[0]);
  await person.page.waitForFunction(() => history.state?.lines?.length === 1, { polling: 50 });
  await goes(-1);
  await person.reads('choose a game');
};

// Nothing that is pressed, turned or wiped moves the page (two fingers may bring it nearer), and no key of the program does something in the browser besides.
journeys.still = async (person) => {
  await person.open(games.sticks.link);
  await person.reads(games.sticks.moves[0][0]);
  await person.page.evaluate(() => {
    window.lost = [];
    window.addEventListener('keydown', (event) => { if (!event.defaultPrevented) window.lost.push(event.key); });
    window.addEventListener('keypress', (event) => { if (event.defaultPrevented) window.lost = window.lost.filter((key) => key !== event.key); });
  });
  for (const key of ['Tab', 'ArrowDown', 'ArrowRight', 'Backspace', ' ', '/', "'", 'F1'])
    await person.presses(key);
  await person.page.mouse.move(640, 360);
  await person.page.mouse.wheel({ deltaY: 400 });
  await person.sees();
  const told = await person.page.evaluate(() => {
    const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = document.scrollingElement;
    const touch = getComputedStyle(document.getElementById('canvas')).touchAction;
    const scrolls = scrollTop !== 0 || scrollLeft !== 0 || scrollHeight > clientHeight || scrollWidth > clientWidth;
    return { lost: window.lost.join(' '), scrolls, touch, scale: visualViewport.scale };
  });
  if (told.lost !== '' || told.scrolls || told.touch !== 'pinch-zoom' || told.scale !== 1) throw new Error(JSON.stringify(told));
};

// Silent until the first gesture, then not.
const soundIs = (person, state) => person.page.waitForFunction((wanted) => Module.SDL2?.audioContext?.state === wanted, { polling: 50 }, state);
journeys.sound = async (person, { browser }) => {
  await person.page.evaluateOnNewDocument(() => {
    const watch = setInterval(() => {
      const audio = globalThis.Module?.SDL2?.audioContext;
      if (!audio) return;
      console.log('the sound is ' + audio.state);
      clearInterval(watch);
    }, 20);
  });
  // What the driver asks a page counts as a gesture there, so it is told instead.
  const told = person.hears('the sound is');
  await person.page.goto(person.address);
  const words = await told;
  if (words !== 'the sound is suspended') throw new Error(words);
  await person.reads('choose a game');
  await person.clicks('card:points');
  if (browser === 'firefox') return; // where no sound device is, it never begins there
  await soundIs(person, 'running');
};

// While another tab is in front nothing is drawn and nothing heard, and then it goes on.
const frames = (person) => person.page.evaluate(() => Module.ccall('zugzwang_frame_costs', 'string', [], []).split(' ').length - 1);
journeys.hidden = async (person, { context, address }) => {
  await person.open(games.sticks.link);
  const [first, ...rest] = games.sticks.moves;
  await plays(person, [first], (place) => person.clicks('board', ...place));
  await person.reads(rest[0][0]);
  const other = await Person.at(context, address);
  await other.open();
  await person.page.waitForFunction(() => document.hidden, { polling: 50 });
  await soundIs(person, 'suspended');
  await frames(person);
  await frames(other);
  for (let drawn = 0; drawn < 20;) drawn += await frames(other);
  if (await frames(person) > 0) throw new Error('the page draws while it is hidden');
  await other.leaves();
  await person.page.bringToFront();
  await plays(person, rest, (place) => person.clicks('board', ...place));
  await person.reads(games.sticks.end);
};
