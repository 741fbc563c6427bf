// Pictures of the page as each browser shows it: node pictures.mjs PAGE FOLDER [BROWSER]...
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { names, withBrowser } from './browsers.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844, scale: 2, touch: true }, large: { width: 2560, height: 1440 } };
const starts = { menu: '', sticks: 'sticks', boxes: 'boxes', numbers: 'numbers', amazons: 'amazons', points: 'points' };

const [page, folder, ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const name of wanted.length > 0 ? wanted : names)
  await withBrowser(name, async (browser) => {
    const server = await serve(page);
    for (const [size, view] of Object.entries(sizes)) {
      const person = await Person.at(await browser.createBrowserContext(), server.address, view);
      for (const [scene, link] of Object.entries(starts)) {
        await person.open(link);
        await person.reads(scene === 'menu' ? 'choose a game' : ': ');
        await new Promise((done) => setTimeout(done, 3000));
        await person.page.screenshot({ path: join(folder, `${name}-${size}-${scene}.png`) });
      }
      await person.page.close();
    }
    await server.close();
  });
