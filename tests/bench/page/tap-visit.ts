import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { buttonInSight } from './button-in-sight.ts';
import { LIMIT_MS } from './page-visit.ts';
import { observeTap, readTap, type TapResult } from './tap-observer.ts';

const ANSWER_MS = 15_000;
const LOOK_EVERY_MS = 700;
/** Long enough to see a tap that is done twice. */
const AFTER_MS = 500;

export interface TapPlace {
  url: string;
  productId: string;
  productPath: string;
  /** Of a peer's button, of whose cart nothing is known: the visit ends when something answers. */
  selector?: string;
}

/** Opens a page, taps Add to Cart so many ms after the button is in sight, and waits for what follows. */
export async function tapVisit(page: Page, place: TapPlace, delayMs = 0): Promise<TapResult> {
  const { url, productId, productPath, selector } = place;
  const answer = selector ? 'feedback' : 'inCart';
  await page.addInitScript(observeTap, productId);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  const { x, y } = await buttonInSight(page, productPath, selector);
  if (delayMs > 0) await sleep(delayMs);
  await page.touchscreen.tap(x, y);
  let result: TapResult | undefined;
  // Looking costs the page's thread some of the very time that is measured: not at once.
  for (
    const until = Date.now() + ANSWER_MS;
    result?.[answer] == null && Date.now() < until;
    result = await read(page, productId)
  )
    await sleep(LOOK_EVERY_MS);
  await sleep(AFTER_MS);
  return (await read(page, productId)) ?? result!;
}

/** undefined while one document gives way to the next. */
async function read(page: Page, productId: string): Promise<TapResult | undefined> {
  return page.evaluate(readTap, productId).catch(() => undefined);
}
