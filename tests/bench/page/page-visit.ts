import { setTimeout as sleep } from 'node:timers/promises';
import { observePage, type Noted } from './observer.ts';
import { blockingTime, layoutShift, SETTLE_MS } from './page-figures.ts';
import type { Browser } from 'playwright/test';
import { inPhone, type Conditions } from './phone.ts';
import { bytesOf, watchTraffic } from './traffic.ts';

export const LIMIT_MS = 90_000;

/** One first visit, from navigation to 5 s after load, with no input. Times in ms from navigation. */
export interface Visit {
  fcp: number | null;
  lcp: number | null;
  largest: Noted['largest'];
  cls: number;
  tbt: number;
  load: number;
  /** What the network carried of scripts, headers and what was fetched ahead included. */
  jsBytes: number;
  requests: number;
  failed: string[];
}

export function visit(browser: Browser, url: string, conditions: Conditions, settleMs = SETTLE_MS): Promise<Visit> {
  return inPhone(browser, conditions, async ({ page, cdp }) => {
    const transfers = watchTraffic(cdp);
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await sleep(settleMs);
    const { noted, fcp, load } = await page.evaluate(() => ({
      noted: window.noted,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    }));
    return {
      fcp,
      lcp: noted.largest?.time ?? null,
      largest: noted.largest,
      cls: layoutShift(noted.shifts),
      tbt: blockingTime(noted.longTasks, fcp ?? 0, load),
      load,
      jsBytes: bytesOf(transfers, 'script'),
      requests: transfers.length,
      failed: transfers.filter(({ status }) => status >= 400).map(({ url: failed }) => failed),
    };
  });
}
