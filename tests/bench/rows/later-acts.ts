import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import type { Bench } from '../bench.ts';
import { buttonInSight } from '../page/button-in-sight.ts';
import { observePage } from '../page/observer.ts';
import { inPhone } from '../page/phone.ts';
import { comparison } from '../paired/comparison.ts';
import { inRounds } from '../paired/rounds.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { shopsOf } from '../paired/targets.ts';
import { within, type Outcome, type Row } from '../table/row.ts';
import type { Paths } from '../shop/shop-paths.ts';

const MOST = 100;
const SETTLED_MS = 1_000;
/** Until an act's paint is noted. */
const AFTER_MS = 500;
/** Event Timing tells of nothing shorter than this. */
const UNSEEN_MS = 16;
const ACTS = ['add again', 'open the cart', 'change the quantity', 'open the menu'] as const;
type Act = (typeof ACTS)[number];
type Durations = Record<Act, number>;

/** Interaction to next paint, at CPU 6x, of what follows the first act on a listing; paired. */
export async function laterActs(bench: Bench): Promise<Outcome> {
  const shops = await shopsOf(bench);
  const cells = shops.map(({ name, origin, paths }) => ({ what: 'acts', target: name, url: origin, paths }));
  const { acts = {} } = await inRounds('acts', roundsOf(bench), cells, (browser, { url, paths }) =>
    actOn(browser, url, paths),
  );
  return { rows: ACTS.map((act) => line(act, acts)), figures: acts };
}

function actOn(browser: Browser, origin: string, { plain }: Paths): Promise<Durations> {
  return inPhone(browser, { cpu: 6, line: 'slow4g' }, async ({ page }) => {
    await page.addInitScript(observePage);
    await page.goto(origin + plain.listing, { waitUntil: 'load' });
    await sleep(SETTLED_MS);
    const add = async () => {
      const { x, y } = await buttonInSight(page, plain.product);
      await page.touchscreen.tap(x, y);
    };
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    const pieces = (count: number) => page.locator(`html[data-cart="${count}"]`).waitFor({ state: 'attached' });

    await add();
    await pieces(1);
    return {
      'add again': await durationOf(page, add, () => pieces(2)),
      'open the cart': await durationOf(
        page,
        () => page.locator('header a[href="/cart"]').tap(),
        () => drawer.waitFor(),
      ),
      'change the quantity': await durationOf(
        page,
        () => drawer.getByRole('button', { name: 'Increase quantity' }).tap(),
        () => pieces(3),
      ),
      'open the menu': await durationOf(
        page,
        async () => {
          await drawer.getByRole('button', { name: 'Close cart' }).tap();
          await drawer.waitFor({ state: 'hidden' });
          await page.evaluate(() => (window.noted.events = []));
          await page.locator('[popovertarget=site-menu]').first().tap();
        },
        () => page.locator('#site-menu').waitFor(),
      ),
    };
  });
}

/** The longest event of an act, from the finger to the paint that answers it. */
async function durationOf(page: Page, act: () => Promise<unknown>, done: () => Promise<unknown>): Promise<number> {
  await sleep(AFTER_MS);
  await page.evaluate(() => (window.noted.events = []));
  await act();
  await done();
  await sleep(AFTER_MS);
  const events = await page.evaluate(() => window.noted.events);
  return Math.max(UNSEEN_MS, ...events.map(({ duration }) => duration));
}

function line(act: Act, samples: Record<string, (Durations | null)[]>): Row {
  const compared = comparison(samples, (durations) => durations[act]);
  return {
    what: `Interaction to next paint at 6x: ${act}`,
    target: `at most ${MOST} ms`,
    ...compared,
    pass: within(compared.middle, MOST),
  };
}
