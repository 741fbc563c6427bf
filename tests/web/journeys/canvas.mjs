// The browser takes the canvas away, as it does when the graphics card's driver begins anew, and gives it back, or does not.
import { games, keptGame, plays } from '../games.mjs';

export const journeys = {};

const takesAway = (person) => person.page.evaluate(async () => {
  const gone = new Promise((done) => Module.canvas.addEventListener('webglcontextlost', done, { once: true }));
  window.canvasKeeper = Module.ctx.getExtension('WEBGL_lose_context');
  canvasKeeper.loseContext();
  await gone;
});
const givesBack = (person) => person.page.evaluate(async () => {
  const back = new Promise((done) => Module.canvas.addEventListener('webglcontextrestored', done, { once: true }));
  canvasKeeper.restoreContext();
  await back;
});

// What part of the page's pixels two pictures of it show otherwise.
async function difference(person, one, other) {
  return person.page.evaluate(async (...pictures) => {
    const [a, b] = await Promise.all(pictures.map(async (picture) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))]));
      const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      paint.drawImage(bitmap, 0, 0);
      return paint.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    let others = 0;
    for (let at = 0; at < a.length; at += 4) if ([0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > 24)) ++others;
    return others / (a.length / 4);
  }, one, other);
}
// A browser on a machine without graphics may have no WebGL that could be lost.
const hasWebGL = async (person) => {
  const has = await person.page.evaluate(() => document.createElement('canvas').getContext('webgl') !== null);
  if (!has) console.log('skipped: there is no WebGL here');
  return has;
};
const picture = (person) => person.page.screenshot({ encoding: 'base64' });
const drawn = (person) => person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const scenes = {
  menu: async (person) => { await person.open(); await person.reads('choose a game'); },
  setup: async (person) => {
    await scenes.menu(person);
    await person.clicks('card:boxes');
    await person.presses('Escape'); // ends what a first visitor is shown
    await person.reads('Set up');
  },
  settings: async (person) => { await scenes.menu(person); await person.clicks('settings'); await person.reads('Settings'); },
  library: async (person) => { await scenes.menu(person); await person.clicks('games'); await person.reads('Games'); },
  analysis: async (person) => {
    await person.open(games.amazons.link);
    await person.reads(games.amazons.moves[0][0]);
    await person.clicks('analysis');
    await person.reads('analysis');
  },
};
for (const [name, game] of Object.entries(games))
  scenes[name] = async (person) => {
    await person.open(game.link);
    await plays(person, game.moves.slice(0, 1), (place) => person.clicks('board', ...place));
  };

// The picture of every scene comes back as it was, and the scene goes on.
journeys.lost = async (person) => {
  if (!await hasWebGL(person)) return;
  for (const [name, opens] of Object.entries(scenes)) {
    await opens(person);
    await person.sees();
    const before = await picture(person);
    await takesAway(person);
    await drawn(person);
    const without = await difference(person, before, await picture(person));
    await givesBack(person);
    await drawn(person);
    const after = await difference(person, before, await picture(person));
    console.log(`        ${name}: without ${(100 * without).toFixed(1)} %, after ${(100 * after).toFixed(1)} %`);
    if (after > without / 4) throw new Error(`${name}: ${after} of the picture is another one, and ${without} while it was lost`);
    if (!(name in games)) continue;
    await plays(person, games[name].moves.slice(1), (place) => person.clicks('board', ...place));
    await person.reads(games[name].end);
  }
};

// Where it does not come back the page goes on without: it sets every pixel itself.
journeys.withoutcard = async (person) => {
  if (!await hasWebGL(person)) return;
  await person.open(keptGame.link);
  await plays(person, keptGame.first, (key) => person.presses(key));
  await person.reads(keptGame.rest[0][0]);
  await person.keeps('numbers', '"moves":["R"]');
  await Promise.all([person.page.waitForNavigation(), takesAway(person).catch(() => {})]);
  await person.runs();
  if (await person.page.evaluate(() => Module.ctx instanceof WebGLRenderingContext)) throw new Error('the page draws by WebGL');
  await plays(person, keptGame.rest, (key) => person.presses(key));
  await person.reads(keptGame.end);
};
