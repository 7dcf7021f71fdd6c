import type { Bench } from '../bench.ts';
import { inPhone } from '../page/phone.ts';
import type { TapResult } from '../page/tap-observer.ts';
import { tapVisit, type TapPlace } from '../page/tap-visit.ts';
import { comparison } from '../paired/comparison.ts';
import { inRounds, type Cell, type Samples } from '../paired/rounds.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { shopsOf, type Target } from '../paired/targets.ts';
import type { Paths } from '../shop/shop-paths.ts';
import { median } from '../table/statistics.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';

const MOST = { feedback: { 6: 100, 14: 200 }, inCart: { 6: 600, 14: 1200 } } as const;
const SAID = { feedback: 'something changes', inCart: 'item in the cart' } as const;
const PLACES = ['product', 'card'] as const;
const SPEEDS = [6, 14] as const;
type Place = (typeof PLACES)[number];
type Speed = (typeof SPEEDS)[number];
type TapCell = Cell & { cpu: Speed; place: TapPlace };

/** The first tap on Add to Cart, as soon as the button is in sight; paired. */
export async function firstTap(bench: Bench): Promise<Outcome> {
  const shops = await shopsOf(bench);
  const kinds = PLACES.flatMap((place) => SPEEDS.map((cpu) => ({ place, cpu })));
  const cells = kinds.flatMap(({ place, cpu }): TapCell[] => [
    ...shops.map(({ name, paths, origin }) => cellOf(name, place, cpu, placeOf(paths, place, origin))),
    ...(place === 'product' ? bench.peers.flatMap((peer) => peerCell(peer, cpu)) : []),
  ]);
  const samples = await inRounds('tap', roundsOf(bench), cells, (browser, { cpu, place }) =>
    inPhone(browser, { cpu, line: 'slow4g' }, ({ page }) => tapVisit(page, place)),
  );
  const rows = kinds.flatMap(({ place, cpu }) =>
    (['feedback', 'inCart'] as const).map((figure) => line(samples, place, cpu, figure)),
  );
  return { rows, figures: samples };
}

export function placeOf({ plain }: Paths, place: Place, origin: string): TapPlace {
  return {
    url: origin + (place === 'card' ? plain.listing : plain.product),
    productId: plain.id,
    productPath: plain.product,
  };
}

function cellOf(target: string, place: Place, cpu: Speed, where: TapPlace): TapCell {
  return { what: `${place} at ${cpu}x`, target, url: where.url, cpu, place: where };
}

/** How long until something answers is all that can be told of a shop whose cart is not known. */
function peerCell({ name, pages, addToCart }: Target, cpu: Speed): TapCell[] {
  if (!pages.product || !addToCart) return [];
  const { href, pathname } = new URL(pages.product);
  return [cellOf(name, 'product', cpu, { url: href, productId: '', productPath: pathname, selector: addToCart })];
}

function line(samples: Samples<TapResult>, place: Place, cpu: Speed, figure: keyof typeof MOST): Row {
  const taps = samples[`${place} at ${cpu}x`]!;
  const { peers, ...compared } = comparison(taps, (tap) => tap[figure]);
  const followed = median(taps.shop!.map((tap) => tap?.nextPage ?? null));
  return {
    what: `First tap on a ${place} at ${cpu}x: ${SAID[figure]}`,
    target: `at most ${MOST[figure][cpu]} ms`,
    ...compared,
    ...(figure === 'feedback' && peers && { peers }),
    pass: within(compared.middle, MOST[figure][cpu]),
    ...(figure === 'inCart' && followed !== null && { note: `the page that follows is shown after ${ms(followed)}` }),
  };
}
