import { chromium, type Browser, type CDPSession, type Page } from 'playwright/test';
import { undoAtEnd } from '../leftovers.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/chromium.ts';

/** Slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms a request. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const UNREACHABLE = [
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export interface Conditions {
  /** How many times slower than this machine: 6 is between a middle and a low tier phone, 14 a low tier one. */
  cpu: number;
  line: 'slow4g' | 'unlimited';
}

export interface Phone {
  page: Page;
  cdp: CDPSession;
}

/** In a browser of its own. */
export function withPhone<T>(conditions: Conditions, use: (phone: Phone) => Promise<T>): Promise<T> {
  return withBrowser((browser) => inPhone(browser, conditions, use));
}

/** A browser that has never been anywhere; gone after use. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, more: string[] = []): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, ...UNREACHABLE, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  undoAtEnd(() => browser.close());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A low-end Android phone on a slow line, in a fresh context of this browser: nothing is cached. */
export async function inPhone<T>(
  browser: Browser,
  conditions: Conditions,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const phone = await openPhone(browser, conditions);
  try {
    return await use(phone);
  } finally {
    await phone.page.context().close();
  }
}

export async function openPhone(browser: Browser, conditions: Conditions): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    userAgent: userAgent(browser.version().split('.')[0]!),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (conditions.line === 'slow4g') await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  return { page, cdp };
}

export function userAgent(version: string): string {
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`;
}
