import type { Browser } from 'playwright/test';
import { observePage } from '../page/observer.ts';
import { openPhone } from '../page/phone.ts';

/** The picture a page is about, as this phone chose it among its sizes, and where it stands. */
export interface Hero {
  url: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The page's largest contentful paint when that is a picture, else the first one it asks for with high priority. */
export async function heroOf(browser: Browser, url: string): Promise<Hero | null> {
  const { page } = await openPhone(browser, { cpu: 1, line: 'unlimited' });
  await page.addInitScript(observePage);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const { largest } = window.noted;
    if (largest?.tag === 'img') return { url: largest.url, box: largest.box };
    const first = document.querySelector<HTMLImageElement>('main img[fetchpriority=high], main img');
    if (!first) return null;
    const { x, y, width, height } = first.getBoundingClientRect();
    return { url: first.currentSrc, box: { x, y, width, height } };
  });
}
