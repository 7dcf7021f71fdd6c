import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright/test';

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

/** What the parts of a few browsers share at a time, many times over. */
const SHARED_MEMORY_BYTES = 2 ** 30;

/**
 * What the browser tests run in: Chromium's headless shell, which came as an npm package. It has the whole engine and
 * no browser window around it: a new page costs it a third of the processor time. Where it cannot run, an installed
 * one. Its parts share memory in memory, where there is room: Playwright has them share files below /tmp, for
 * containers with too little of it, and on a disk these cost a seventh of a page's processor time.
 */
export async function headlessShell(more: readonly string[] = []): Promise<LaunchOptions> {
  return {
    executablePath: await headlessShellPath(),
    args: [...CHROMIUM_ARGS, ...more],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

async function headlessShellPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64') return chromiumPath();
  const shell = await sparticuz.executablePath();
  return spawnSync(shell, ['--version']).status === 0 ? shell : chromiumPath();
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= SHARED_MEMORY_BYTES;
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
