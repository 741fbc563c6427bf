// Draws the page's icon as the pictures that systems want where the program is installed, and its menu as those that are shown
// beside a link to the page and while it loads: node icons.mjs PAGE FOLDER.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBrowser } from './browsers.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

// A mask may cut away all but a disc of four fifths of the width, so there the icon stands on a ground of its own.
const icons = {
  'icon-192.png': { side: 192, part: 1 }, 'icon-512.png': { side: 512, part: 1 },
  'maskable-512.png': { side: 512, part: 0.68, ground: '#131736' }, 'touch-180.png': { side: 180, part: 0.84, ground: '#131736' },
};

// The first stands beside links, the others in place of the menu until that is there.
const menus = {
  'card.png': { width: 1200, height: 630 }, 'menu.webp': { width: 1280, height: 800 }, 'menu_upright.webp': { width: 390, height: 844, touch: true },
};

const [page, folder] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await withBrowser('chromium', async (browser) => {
  const server = await serve(page);
  const tab = await browser.newPage();
  await tab.goto(server.address + 'icon.svg');
  for (const [name, icon] of Object.entries(icons)) {
    const bytes = await tab.evaluate(async ({ side, part, ground }) => {
      const picture = new Image();
      picture.src = 'icon.svg';
      await picture.decode();
      const canvas = new OffscreenCanvas(side, side);
      const paint = canvas.getContext('2d');
      if (ground) {
        paint.fillStyle = ground;
        paint.fillRect(0, 0, side, side);
      }
      const edge = side * (1 - part) / 2;
      paint.drawImage(picture, edge, edge, side * part, side * part);
      return Array.from(new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()));
    }, icon);
    await writeFile(join(folder, name), Uint8Array.from(bytes));
  }
  for (const [name, size] of Object.entries(menus)) {
    const person = await Person.at(await browser.createBrowserContext(), server.address, size);
    await person.open();
    await person.reads('choose a game');
    await person.sees();
    await person.page.screenshot({ path: join(folder, name), ...(name.endsWith('.webp') ? { type: 'webp', quality: 45 } : {}) });
    await person.leaves();
  }
  await server.close();
});
