import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that is already here, else the one that came as an npm package: nothing is downloaded from the web. */
export async function chromiumPath(): Promise<string> {
  return INSTALLED.find((path) => path && existsSync(path)) ?? (await sparticuz.executablePath());
}

/**
 * What the browser tests run in: Chromium's headless shell, which came as an npm package. It has the whole engine and
 * no
 * browser window around it: a new page costs it a third of the processor time. Where it cannot run, an installed one.
 */
export async function headlessShellPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64') return chromiumPath();
  const shell = await sparticuz.executablePath();
  return spawnSync(shell, ['--version']).status === 0 ? shell : chromiumPath();
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
