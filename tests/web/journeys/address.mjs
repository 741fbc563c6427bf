// Where the page is: links to it, servers of all kinds and none, and the program among those that are installed.
import { games } from '../games.mjs';

export const journeys = {};

// Each place has an address, which opens it and stays.
const places = {
  boxes: 'Boxes: ', 'boxes/setup': 'Set up Boxes', 'boxes/ladder': 'Boxes: the ladder', 'boxes/puzzle': 'Puzzles: Boxes, puzzle',
  'boxes/puzzle/17': 'Puzzles: Boxes, puzzle 17,', 'boxes/practice': 'Practice: ',
  'sticks/lesson/optimal?position=10%2F3%201': 'See the algorithm: Sticks, ',
  'amazons/analysis?position=Q1q%20w': 'Amazons: analysis: ', 'amazons/openings?position=Q1q%20w': 'Openings: Amazons',
  'boxes/guide/setup': 'Boxes: ', 'boxes/help': 'Boxes: rules', 'boxes/watch': 'Boxes', games: 'Games', you: 'You: ', settings: 'Settings',
};
journeys.addresses = async (person) => {
  for (const [address, title] of Object.entries(places)) {
    await person.open(address);
    await person.reads(title);
    await person.page.waitForFunction((wanted) => history.state?.lines?.length === 1 && location.hash === '#' + wanted, { polling: 50 }, address);
  }
  // One that is typed while the program runs is another visit.
  await person.page.evaluate(() => { location.hash = 'boxes/help'; });
  await person.reads('Boxes: rules');
  await person.runs();
  await person.presses('Escape');
  await person.reads('choose a game');
};

// What no game can read leads to the menu, and the page says why.
journeys.links = async (person) => {
  await person.open('sticks');
  await person.reads('Sticks: ');
  for (const link of ['chess', 'boxes/cellar', 'boxes/puzzle/123456', 'amazons?position=nothing', 'sticks?colour=red']) {
    await person.open(link);
    await person.reads('choose a game');
    const told = await person.page.evaluate(() => document.getElementById('notice').textContent);
    if (told === '') throw new Error(`nothing is told of ${link}`);
  }
};

// The link that an analysis copies opens that position.
journeys.copied = async (person) => {
  await person.open(games.amazons.link);
  await person.reads(games.amazons.moves[0][0]);
  await person.clicks('analysis');
  await person.clicks('link');
  await person.page.waitForFunction(() => zugzwangPage.copied !== '', { polling: 50 });
  const link = await person.page.evaluate(() => zugzwangPage.copied);
  if (link !== person.address + '#' + games.amazons.link) throw new Error(`another link was copied: ${link}`);
};

// After the first visit no server is needed, and that brought everything only once.
journeys.offline = async (person, { server }) => {
  await person.open();
  await person.page.waitForFunction(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? 'none');
    return (await cache.keys()).some((request) => request.url.endsWith('manifest.webmanifest')); // the last one
  }, { polling: 200 });
  const twice = Object.keys(server.times).filter((file) => server.times[file] > 1);
  if (twice.length > 0) throw new Error(`brought more than once: ${twice.join()}`);
  await server.close();
  await person.open(games.sticks.link);
  await person.reads(games.sticks.moves[0][0]);
};

// Beside a link to the page stands its picture.
journeys.card = async (person) => {
  await person.open();
  const told = await person.page.evaluate(async () => {
    const tag = (name) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`).content;
    const { width, height } = await createImageBitmap(await (await fetch(tag('og:image'))).blob());
    const same = ['title', 'description', 'image'].every((name) => tag('og:' + name) === tag('twitter:' + name));
    return [tag('og:title'), width, height, tag('og:image:width'), tag('og:image:height'), same].join();
  });
  if (told !== 'Zugzwang,1200,630,1200,630,true') throw new Error(`beside a link stands ${told}`);
};

// A browser finds what it needs to install the program, the icons are what they say, and there is a way to each game.
journeys.installed = async (person, { browser }) => {
  await person.open();
  const sizes = await person.page.evaluate(async () => {
    const { icons, start_url: start, shortcuts } = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
    const pictures = icons.filter(({ type }) => type === 'image/png');
    const answers = await Promise.all(pictures.map(async ({ src, sizes }) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
      return sizes === `${width}x${height}` ? width : `${src} is ${width}x${height}`;
    }));
    return [start, ...answers, ...shortcuts.map(({ name, url }) => `${name} ${url}`)].join();
  });
  const ways = ['Points', 'Sticks', 'Amazons', 'Numbers', 'Boxes'].map((name) => `${name} ./#${name.toLowerCase()}/setup`);
  if (sizes !== ['./,192,512,512', ...ways].join()) throw new Error(`icons: ${sizes}`);
  if (browser !== 'chromium') return;
  const session = await person.page.createCDPSession();
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito');
  if (errors.length > 0) throw new Error(`cannot be installed: ${errors.join()}`);
};
