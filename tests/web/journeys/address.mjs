// Where the page is: links to it, servers of all kinds and none, and the program among those that are installed.
import { games } from '../games.mjs';

export const journeys = {};

// What no game can read leads to the menu, and the page says why.
journeys.links = async (person) => {
  await person.open('sticks');
  await person.reads('Sticks: ');
  for (const link of ['chess', 'amazons?position=nothing', 'sticks?colour=red']) {
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

// A browser finds what it needs to install the program, and the icons are what they say.
journeys.installed = async (person, { browser }) => {
  await person.open();
  const sizes = await person.page.evaluate(async () => {
    const { icons, start_url: start } = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
    const pictures = icons.filter(({ type }) => type === 'image/png');
    const answers = await Promise.all(pictures.map(async ({ src, sizes }) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
      return sizes === `${width}x${height}` ? width : `${src} is ${width}x${height}`;
    }));
    return [start, ...answers].join();
  });
  if (sizes !== './,192,512,512') throw new Error(`icons: ${sizes}`);
  if (browser !== 'chromium') return;
  const session = await person.page.createCDPSession();
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito');
  if (errors.length > 0) throw new Error(`cannot be installed: ${errors.join()}`);
};
