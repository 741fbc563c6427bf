// What a phone's owner does on the page that nobody does at a desk: types on the keyboard that a field raises, chooses and
// pastes by buttons, hands links on, feels the board, looks on without the screen going dark, brings the page nearer.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { games, plays, record } from '../games.mjs';
import { Person } from '../person.mjs';
import { letters, three } from './letters.mjs';

export const journeys = {};

// A phone, with what its browser would have: `before` runs in the page before anything of it does.
const onPhone = async (context, address, before = () => {}) => {
  const person = await Person.at(context, address, { width: 390, height: 844, scale: 2, touch: true });
  await person.page.evaluateOnNewDocument(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => query === '(any-pointer: coarse)' ? { matches: true } : asked(query);
  });
  await person.page.evaluateOnNewDocument(before);
  return person;
};
const until = (person, claim, ...given) => person.page.waitForFunction(claim, { polling: 50 }, ...given);
const inMenu = async (person) => {
  await person.open();
  await person.reads('choose a game');
  await person.page.touchscreen.tap(200, 20);
  await until(person, () => /quit$/m.test(Module.ccall('zugzwang_parts', 'string', [], []))); // the menu is a finger's
};
const typed = (person, text) => until(person, (wanted) => zugzwangFields.lines.split('\t').includes(wanted), text);

// The field takes what is typed, in its middle too, and Enter leads on.
journeys.typing = async (_, { context, address }) => {
  const person = await onPhone(context, address);
  await person.open(letters.sent);
  await person.reads('A game by link');
  await until(person, () => document.querySelector('input[name=name]') !== null);
  await person.taps('name');
  await until(person, () => document.activeElement.name === 'name');
  await person.page.keyboard.type('Béna', { delay: 30 });
  await typed(person, 'Béna');
  for (const key of ['ArrowLeft', 'Backspace', 'n', 'Delete']) await person.page.keyboard.press(key, { delay: 30 });
  await typed(person, 'Bén');
  await person.page.keyboard.press('Enter');
  await person.reads('take 1, 2 or 3');
  await until(person, () => document.querySelector('input.typed') === null);
  await person.leaves();
};

// With a mouse nothing lies over the canvas, and keys type as ever.
journeys.mousetyping = async (person) => {
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.clicks('name');
  await person.page.keyboard.type('Ben', { delay: 30 });
  await typed(person, 'Ben');
  if (await person.page.evaluate(() => document.querySelector('input.typed') !== null)) throw new Error('a field lies over the canvas');
};

// A record is chosen in the library, and opens.
journeys.chooser = async (_, { context, address, downloads }) => {
  const file = join(downloads, 'game.jsonl');
  await writeFile(file, JSON.stringify(record) + '\n');
  const person = await onPhone(context, address);
  await inMenu(person);
  await person.taps('games');
  await person.reads('Games');
  const [chooser] = await Promise.all([person.page.waitForFileChooser(), person.taps('open-file')]);
  await chooser.accept([file]);
  await person.reads('Boxes, review');
  await person.leaves();
};

// A friend's link is pasted in the menu; where the browser keeps what was copied to itself, by hand.
journeys.pasting = async (_, { context, address }) => {
  const person = await onPhone(context, address, () => {
    window.copied = '';
    const readText = async () => { if (window.copied === '') throw new DOMException('denied', 'NotAllowedError'); return window.copied; };
    Object.defineProperty(navigator, 'clipboard', { value: { readText } });
  });
  const link = address + '#' + letters.sent;
  await inMenu(person);
  await person.page.evaluate((text) => { window.copied = text; }, link);
  await person.taps('paste');
  await person.reads('A game by link');
  await inMenu(person);
  await person.taps('paste');
  await until(person, () => document.getElementById('pasting').open);
  await person.page.focus('#pasted');
  await person.page.evaluate((text) => document.execCommand('insertText', false, text), link);
  await person.page.click('#paste');
  await person.reads('A game by link');
  await person.leaves();
};

// By the browser's own key.
journeys.pastekey = async (person, { address }) => {
  await person.open();
  await person.reads('choose a game');
  await person.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData }); // Firefox takes none from whoever makes the event
    window.dispatchEvent(paste);
  }, address + '#' + letters.sent);
  await person.reads('A game by link');
};

// The sheet of the phone takes a game by link; where it fails the link is copied.
journeys.sharing = async (_, { context, address }) => {
  const person = await onPhone(context, address, () => {
    window.shared = [];
    navigator.share = async ({ url }) => { window.shared.push(url); if (window.sharing) throw new DOMException('no', window.sharing); };
  });
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.taps('name');
  await person.page.keyboard.type('Ben', { delay: 30 });
  await person.page.keyboard.press('Enter');
  await person.reads('take 1, 2 or 3');
  await person.tapsTwice('board', ...three);
  const sends = async (times) => {
    await person.taps('copy-link');
    await until(person, (wanted) => window.shared.length === wanted, times);
  };
  await sends(1);
  const [link] = await person.page.evaluate(() => window.shared);
  if (link !== address + '#' + letters.answer) throw new Error(`another link was shared: ${link}`);
  await person.page.evaluate(() => { window.sharing = 'AbortError'; });
  await sends(2);
  if (await person.page.evaluate(() => zugzwangPage.copied !== '')) throw new Error('what was not to be shared was copied');
  await person.page.evaluate(() => { window.sharing = 'NotAllowedError'; });
  await sends(3);
  await until(person, (wanted) => zugzwangPage.copied === wanted, link);
  await person.leaves();
};

// A box that is closed is felt, until the setting says no.
journeys.shaking = async (_, { context, address }) => {
  const person = await onPhone(context, address, () => {
    window.shakes = [];
    navigator.vibrate = (time) => { window.shakes.push(time); return true; };
  });
  const closes = async () => {
    await person.open(games.boxes.link);
    await plays(person, games.boxes.moves, (place) => person.tapsTwice('board', ...place));
    await person.reads(games.boxes.end);
    return person.page.evaluate(() => window.shakes.length);
  };
  if (await closes() === 0) throw new Error('nothing was felt');
  await inMenu(person);
  await person.taps('settings');
  await person.reads('Settings');
  await person.page.evaluate(() => Module.ccall('zugzwang_mirror_pick', null, ['string', 'number'], ['vibrate', 1])); // Off
  await person.sees();
  await person.page.evaluate(() => zugzwangFiles.settled());
  if (await closes() !== 0) throw new Error('what the setting forbids was felt');
  await person.leaves();
};

// The screen stays awake for a demo, also after somebody looked away, and no longer than that.
journeys.awake = async (_, { context, address }) => {
  const person = await onPhone(context, address, () => {
    window.locks = [];
    const request = async () => {
      const lock = { released: false, release: async () => { lock.released = true; } };
      window.locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = (number, released) => until(person, (wanted, gone) =>
    window.locks.length === wanted && window.locks.every((lock, index) => lock.released === (gone || index < wanted - 1)), number, released);
  await inMenu(person);
  if (await person.page.evaluate(() => window.locks.length) !== 0) throw new Error('the menu keeps the screen awake');
  await person.taps('demo');
  await held(1, false);
  await person.page.evaluate(() => {
    window.locks[0].released = true; // as browsers do
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await held(2, false);
  await person.page.keyboard.press('Escape', { delay: 30 });
  await person.reads('choose a game');
  await held(2, true);
  await person.leaves();
};

// Two fingers bring the page nearer, and play nothing; a move is played where it is seen then.
journeys.pinch = async (_, { browser, context, address }) => {
  const person = await onPhone(context, address);
  await person.open(games.sticks.link);
  await person.reads(games.sticks.moves[0][0]);
  await person.sees();
  if (browser !== 'chromium') return person.leaves(); // the driver has no two fingers there
  await person.page.evaluate(() => {
    window.kept = [];
    for (const kind of ['touchstart', 'touchmove'])
      window.addEventListener(kind, (event) => { if (event.defaultPrevented) window.kept.push(kind); });
  });
  const session = await person.page.createCDPSession();
  const [x, y] = await person.place('board', ...three);
  await session.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 2, gestureSourceType: 'touch' });
  const kept = await person.page.evaluate(() => window.kept.join());
  if (kept !== '') throw new Error(`the browser does not get two fingers: ${kept}`);
  await person.reads(games.sticks.moves[0][0]);
  const { scale, left, top } = await person.page.evaluate(() => {
    const { scale, offsetLeft, offsetTop } = visualViewport;
    return { scale, left: offsetLeft, top: offsetTop };
  });
  const seen = [(x - left) * scale, (y - top) * scale];
  for (const time of [1, 2]) {
    await person.sees();
    await person.page.touchscreen.tap(...seen);
  }
  await person.reads(games.sticks.moves[1][0]);
  await person.leaves();
};
