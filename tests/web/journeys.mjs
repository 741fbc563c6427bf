// Journeys through the page in Debian's browsers: node journeys.mjs PAGE [quick | BROWSER | JOURNEY]... The program for commands
// lies beside the page, see CMakeLists.txt.
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { names, withBrowser } from './browsers.mjs';
import { answersAsNative, signsAsNative } from './commands.mjs';
import { journeys as address } from './journeys/address.mjs';
import { journeys as canvas } from './journeys/canvas.mjs';
import { journeys as kept } from './journeys/kept.mjs';
import { journeys as late } from './journeys/late.mjs';
import { journeys as letters } from './journeys/letters.mjs';
import { journeys as mirror } from './journeys/mirror.mjs';
import { journeys as page } from './journeys/page.mjs';
import { journeys as phone } from './journeys/phone.mjs';
import { journeys as play } from './journeys/play.mjs';
import { journeys as publish } from './journeys/publish.mjs';
import { journeys as storage } from './journeys/storage.mjs';
import { journeys as threads } from './journeys/threads.mjs';
import { journeys as versions } from './journeys/versions.mjs';
import { Person } from './person.mjs';
import { serve } from './server.mjs';

const [folder, ...wanted] = process.argv.slice(2);
const quick = wanted.includes('quick');
const journeys = {
  ...play, ...kept, ...page, ...phone, ...address, ...threads, ...late, ...letters, ...canvas, ...mirror, ...publish, ...storage, ...versions,
};

// The engines answer as they do natively.
const nativeBenchmarks = ['release', 'ci'].map((preset) => join(folder, `../../${preset}/tests/zugzwang_bench`));
journeys.commands = async (person, { context }) => {
  const server = await serve(join(folder, '../commands'));
  await answersAsNative(context, server.address);
  if (!await signsAsNative(context, server.address, nativeBenchmarks))
    console.log('skipped: signatures, ./arcade bench builds the native program to compare with');
  await server.close();
};

// No sign is missing in the page's fonts.
journeys.signs = async () => {
  const root = join(folder, '../../..');
  execFileSync('python3', [join(root, 'tests/web/gaps.py'), root, join(folder, '../fonts')], { stdio: ['ignore', 'inherit', 'pipe'] });
};

const chosen = (list) => { const some = list.filter((one) => wanted.includes(one)); return some.length > 0 ? some : list; };
const browsers = quick ? ['chromium'] : chosen(names);
const tour = quick ? ['sticks', 'kept', 'letters', 'commands', 'signs'] : chosen(Object.keys(journeys));
let failed = 0;
for (const browser of browsers)
  await withBrowser(browser, async (running, profile) => {
    for (const name of tour) {
      const began = Date.now();
      const server = await serve(folder, { plain: name in threads, seconds: name in versions ? 365 * 24 * 3600 : 0 });
      const downloads = join(profile, 'downloads', name);
      await mkdir(downloads, { recursive: true });
      const context = await running.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } });
      try {
        const person = await Person.at(context, server.address, { touch: name === 'touch' });
        await journeys[name](person, { browser, running, context, server, address: server.address, downloads, folder });
        await person.leaves();
        console.log(`passed  ${browser}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED  ${browser}  ${name}\n${error.stack}`);
      }
      await context.close();
      await server.close().catch(() => {});
    }
  });
process.exitCode = failed > 0 ? 1 : 0;
