// Debian's browsers without a display, driven by puppeteer-core: Chromium through its own protocol, Firefox through WebDriver
// BiDi. ZUGZWANG_WEB_CACHE says where the driver is.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(join(process.env.ZUGZWANG_WEB_CACHE, 'node', 'here.js'));
const { default: driver } = require('puppeteer-core');

// A name of this machine that browsers do not trust as they trust 127.0.0.1.
export const plainName = 'plain.test';

const browsers = {
  chromium: {
    browser: 'chrome',
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
      `--host-resolver-rules=MAP ${plainName} 127.0.0.1`],
  },
  firefox: {
    browser: 'firefox', executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'network.dns.localDomains': plainName },
  },
};
export const names = Object.keys(browsers);

// Calls work(browser, profile) with a fresh profile, and ends the browser whatever happens.
export async function withBrowser(name, work) {
  const profile = await mkdtemp(join(tmpdir(), 'zugzwang-'));
  const browser = await driver.launch({ ...browsers[name], userDataDir: profile, headless: true, protocolTimeout: 300000 });
  try {
    return await work(browser, profile);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
