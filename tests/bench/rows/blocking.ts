import type { Bench } from '../bench.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';
import { middle, PAGES, visitsAt14, visitsAt6, type Visits, type Who } from './visits.ts';

const MOST_SHIFT = 0.005;

/** Total blocking time at CPU 6x and 14x, and layout shift: home, listing, product. */
export async function blocking(bench: Bench): Promise<Outcome> {
  const [at6, at14] = [await visitsAt6(bench), await visitsAt14(bench)];
  return { rows: [time(at6, 6, 0), time(at14, 14, 50), shift(at6)], figures: at14 };
}

function time(visits: Visits, cpu: number, most: number): Row {
  const pages = PAGES.filter((page) => visits[page]);
  const of = (who: Who) => pages.map((page) => middle(visits[page]![who], 'tbt'));
  const said = (who: Who) => of(who).map(ms).join(', ');
  return {
    what: `Blocking time at ${cpu}x: ${pages.join(', ')}`,
    target: most === 0 ? '0 ms' : `at most ${most} ms`,
    measured: said('shop'),
    ...(visits.listing?.past && { past: said('past') }),
    pass: of('shop').every((value) => within(value, most + 0.5)),
  };
}

/** The largest of all runs: a shift that comes now and then is one. */
function shift(visits: Visits): Row {
  const most = PAGES.map((page) => Math.max(...visits[page]!.shop!.map(({ cls }) => cls)));
  return {
    what: 'Layout shift: home, listing, product',
    target: '0.00',
    measured: most.map((value) => value.toFixed(3)).join(', '),
    pass: most.every((value) => value < MOST_SHIFT),
  };
}
