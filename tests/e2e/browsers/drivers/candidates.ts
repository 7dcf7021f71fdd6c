import { existsSync } from 'node:fs';
import { chromiumPath } from '../../support/chromium.ts';
import { chromium112 } from './chromium-112.ts';
import { openChromium } from './chromium.ts';
import type { Candidate } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const given = (name: string, otherwise: string) => [process.env[name], otherwise].find(Boolean)!;
const FIREFOX = given('FIREFOX_PATH', '/usr/bin/firefox-esr');
const WEBKIT = given('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver');
const XVFB = '/usr/bin/xvfb-run';

const without = (path: string, packages: string) =>
  existsSync(path) ? undefined : `${path} is not installed (Debian: ${packages})`;

/** The oldest Chromium that is supported and can be had, which every `npm test` goes through. */
export const OLDEST: Candidate = {
  name: 'Chromium 112',
  missing: () =>
    process.platform === 'linux' && process.arch === 'x64' ? undefined : 'its package is for Linux on x64',
  open: async () => openChromium(await chromium112()),
};

/** Those of `npm run test:all`. */
export const OTHERS: readonly Candidate[] = [
  { name: 'current Chromium', missing: () => undefined, open: async () => openChromium(await chromiumPath()) },
  { name: 'Firefox ESR', missing: () => without(FIREFOX, 'firefox-esr'), open: () => openFirefox(FIREFOX) },
  {
    name: 'WebKitGTK',
    missing: () => without(WEBKIT, 'webkit2gtk-driver') ?? without(XVFB, 'xvfb xauth'),
    open: () => openWebKit(WEBKIT),
  },
];
