import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** How the next page came, and when it was seen, in ms from the finger. */
export interface NextPage {
  shown: number | null;
  how: 'prerendered' | 'prefetched' | 'fetched after the tap';
}

const SETTLE_MS = 1_500;
/** As long as a browser needs to fetch a page ahead on this line. */
const POINT_MS = 2_500;
const ANSWER_MS = 5_000;
const FROZEN_MS = 1_000;

/**
 * Says it is the phone it is, which DevTools has no setting for, and notes when a finger came down; localStorage, since
 * sessionStorage of a prerendered page is a copy.
 */
export const NOTE_TAP = `Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 });
addEventListener('pointerdown', ({ timeStamp }) => localStorage.setItem('bench-tap', performance.timeOrigin + timeStamp), true)`;

/** Opens a listing and rests with the pointer on its first product. */
export async function pointAtCard(tab: Tab, url: string): Promise<{ x: number; y: number }> {
  const page = [...tab.pages.keys()][0]!;
  const loaded = new Promise<void>((resolve) => tab.cdp.on('Page.loadEventFired', () => resolve()));
  await tab.cdp.send('Page.navigate', { url }, page);
  await loaded;
  await sleep(SETTLE_MS);
  const point = (await evaluate(
    tab,
    page,
    `(() => {
      const link = document.querySelector('main article a[href^="/product/"]');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 3 };
    })()`,
  )) as { x: number; y: number };
  await tab.cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }, page);
  await sleep(POINT_MS);
  return point;
}

export async function tapCard(tab: Tab, point: { x: number; y: number }): Promise<NextPage> {
  const page = [...tab.pages.keys()][0]!;
  const touch = (type: string, touchPoints: object[]) =>
    tab.cdp.send('Input.dispatchTouchEvent', { type, touchPoints }, page).catch(() => undefined);
  void touch('touchStart', [point]);
  void touch('touchEnd', []);
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; await sleep(500))
    for (const session of tab.pages.keys()) {
      // The page that was left may be frozen for the way back, and answers never.
      const seen = (await Promise.race([evaluate(tab, session, SEEN).catch(() => undefined), sleep(FROZEN_MS)])) as
        Seen | undefined;
      if (seen)
        return {
          shown: seen.shown,
          how: seen.activated
            ? 'prerendered'
            : seen.delivery === 'navigational-prefetch'
              ? 'prefetched'
              : 'fetched after the tap',
        };
    }
  return { shown: null, how: 'fetched after the tap' };
}

interface Seen {
  shown: number;
  activated: boolean;
  delivery: string;
}

/** Of the product's page once it is shown; undefined elsewhere. */
const SEEN = `(() => {
  const { activationStart, deliveryType } = performance.getEntriesByType('navigation')[0];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!location.pathname.startsWith('/product/') || document.prerendering || !paint) return undefined;
  return { shown: performance.timeOrigin + paint.startTime - localStorage.getItem('bench-tap'), activated: activationStart > 0, delivery: deliveryType };
})()`;

async function evaluate(tab: Tab, session: string, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await tab.cdp.send(
    'Runtime.evaluate',
    { expression, returnByValue: true, awaitPromise: true },
    session,
  );
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
