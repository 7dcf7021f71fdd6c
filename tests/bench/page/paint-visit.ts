import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright/test';
import { median } from '../table/statistics.ts';
import { observePage } from './observer.ts';
import { LIMIT_MS } from './page-visit.ts';
import { inPhone } from './phone.ts';
import { taskTimes, type TaskTime } from './task-time.ts';

/** What a shopper sees first, in ms from navigation, and what the main thread does for it. */
export interface Paint {
  fcp: number;
  lcp: number | null;
  /** Processor time of the main thread from navigation to the first contentful paint, the CPU not slowed; ms. */
  toPaint: number | null;
  /** The same to the end of the load event. */
  toLoad: number | null;
}

/** The largest paint follows the load event by a frame or two. */
const LARGEST_MS = 300;
const LOADS = 3;

export async function paintVisit(browser: Browser, url: string): Promise<Paint> {
  return { ...(await paintTimes(browser, url)), ...(await mainThread(browser, url)) };
}

/** At CPU 6x on slow 4G, with nothing cached. */
function paintTimes(browser: Browser, url: string): Promise<Pick<Paint, 'fcp' | 'lcp'>> {
  return inPhone(browser, { cpu: 6, line: 'slow4g' }, async ({ page }) => {
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    const painted = await page.waitForFunction(contentfulPaint, undefined, { polling: 50, timeout: LIMIT_MS });
    await sleep(LARGEST_MS);
    return {
      fcp: (await painted.jsonValue())!,
      lcp: await page.evaluate(() => window.noted.largest?.time ?? null),
    };
  });
}

/**
 * The middle of three loads with neither CPU nor line slowed: DevTools slows a thread by making it wait busily, which
 * would be counted, and on a fast line no wait divides the work differently each time.
 */
function mainThread(browser: Browser, url: string): Promise<Pick<Paint, 'toPaint' | 'toLoad'>> {
  return inPhone(browser, { cpu: 1, line: 'unlimited' }, async ({ page, cdp }) => {
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const loads = await taskTimes(cdp, async () => {
      for (let load = 0; load < LOADS; load += 1) {
        await page.goto('about:blank');
        await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
        await page.waitForFunction(contentfulPaint, undefined, { polling: 20, timeout: LIMIT_MS });
      }
    });
    const middle = (figure: keyof TaskTime) => median(loads.map((load) => load[figure]));
    return { toPaint: middle('toPaint'), toLoad: middle('toLoad') };
  });
}

/** Runs in the page. */
function contentfulPaint(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}
