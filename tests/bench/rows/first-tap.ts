import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { withPhone } from '../page/phone.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';
import { median, ratioOf } from '../table/statistics.ts';
import type { TapResult } from '../page/tap-observer.ts';
import { tapVisit, type TapPlace } from '../page/tap-visit.ts';
import type { Paths } from '../shop/shop-paths.ts';

const FEEDBACK_MOST = 100;
const IN_CART_MOST = { 6: 600, 14: 1200 } as const;
const PLACES = ['product', 'card'] as const;
type Place = (typeof PLACES)[number];
type Taps = Partial<Record<Subject['name'], TapResult[]>>;

/** The first tap on Add to Cart, as soon as the button is in sight. */
export async function firstTap(bench: Bench): Promise<Outcome> {
  const rows: Row[] = [];
  const figures: Record<string, Taps> = {};
  for (const place of PLACES)
    for (const cpu of [6, 14] as const) {
      const taps = await tapsInTurn(bench, place, cpu);
      figures[`${place} at ${cpu}x`] = taps;
      rows.push(line(taps, place, cpu, 'feedback', FEEDBACK_MOST), line(taps, place, cpu, 'inCart', IN_CART_MOST[cpu]));
    }
  return { rows, figures };
}

async function tapsInTurn(bench: Bench, place: Place, cpu: number): Promise<Taps> {
  const taps: Taps = {};
  for (let run = 0; run < (bench.quick ? 1 : 5); run++)
    for (const { name, origin } of subjectsOf(bench))
      (taps[name] ??= []).push(
        await withPhone({ cpu, line: 'slow4g' }, ({ page }) => tapVisit(page, placeOf(bench.paths, place, origin))),
      );
  return taps;
}

export function placeOf({ plain }: Paths, place: Place, origin: string): TapPlace {
  return {
    url: origin + (place === 'card' ? plain.listing : plain.product),
    productId: plain.id,
    productPath: plain.product,
  };
}

function line({ shop, past }: Taps, place: Place, cpu: number, figure: 'feedback' | 'inCart', most: number): Row {
  const middle = (taps: TapResult[] | undefined, of: 'feedback' | 'inCart' | 'nextPage' = figure) =>
    taps ? median(taps.map((tap) => tap[of])) : null;
  const [measured, before] = [middle(shop), middle(past)];
  const followed = middle(shop, 'nextPage');
  return {
    what: `First tap on a ${place} at ${cpu}x: ${figure === 'feedback' ? 'something changes' : 'item in the cart'}`,
    target: `at most ${most} ms`,
    measured: ms(measured),
    ...(past && { past: ms(before), pastRatio: ratioOf(measured, before) }),
    pass: within(measured, most),
    ...(figure === 'inCart' && followed !== null && { note: `the page that follows is shown after ${ms(followed)}` }),
  };
}
