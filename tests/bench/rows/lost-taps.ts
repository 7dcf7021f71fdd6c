import type { Bench } from '../bench.ts';
import { openPhone, withBrowser } from '../page/phone.ts';
import type { Outcome } from '../table/row.ts';
import type { TapResult } from '../page/tap-observer.ts';
import { tapVisit } from '../page/tap-visit.ts';
import { placeOf } from './first-tap.ts';

const AT_ONCE = 4;
/**
 * Taps fall at random moments of this span after the button came in sight: past the load and the idle work after it.
 */
const SPAN_MS = 2_500;
const TRIES = 3;

/** Taps at any moment of the load, half of them on a card: how many do nothing, how many do it twice. */
export function lostTaps(bench: Bench): Promise<Outcome> {
  return withBrowser(async (browser) => {
    const left = Array.from({ length: bench.quick ? 10 : 100 }, (_, index) =>
      placeOf(bench.paths, index % 2 ? 'card' : 'product', bench.shop.origin),
    );
    const taps: (TapResult & { url: string })[] = [];

    async function tapAll(): Promise<void> {
      for (let place = left.pop(); place; place = left.pop())
        for (let attempt = 1; attempt <= TRIES; attempt++) {
          const { page } = await openPhone(browser, { cpu: 6, line: 'slow4g' });
          const tap = await tapVisit(page, place, Math.random() * SPAN_MS);
          await page.context().close();
          if (!tap.hit && attempt < TRIES) continue;
          taps.push({ url: place.url, ...tap });
          break;
        }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, tapAll));
    const lost = taps.filter(({ pieces }) => pieces === 0).length;
    const doubled = taps.filter(({ pieces }) => pieces > 1).length;
    const row = {
      what: `${taps.length} taps at random moments of the load`,
      target: 'none lost, none done twice',
      measured: `${lost} lost, ${doubled} twice`,
      pass: lost + doubled === 0,
    };
    return { rows: [row], figures: taps };
  });
}
