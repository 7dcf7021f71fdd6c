import type { Bench } from '../bench.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';
import { ratioOf } from '../table/statistics.ts';
import { middle, PAGES, visitsAt6, type PageName, type Visits } from './visits.ts';

const MOST = 1.1;

/** First and largest contentful paint against a static page with the same picture. */
export async function paint(bench: Bench): Promise<Outcome> {
  const visits = await visitsAt6(bench);
  return { rows: PAGES.flatMap((page) => [line(visits, page, 'fcp'), line(visits, page, 'lcp')]), figures: visits };
}

function line(visits: Visits, page: PageName, figure: 'fcp' | 'lcp'): Row {
  const { shop, floor, past } = visits[page]!;
  const [measured, base, before] = [shop, floor, past].map((of) => middle(of, figure)) as [
    number | null,
    number | null,
    number | null,
  ];
  const ratio = ratioOf(measured, base);
  return {
    what: `${figure.toUpperCase()}, ${page}`,
    target: `at most ${MOST.toFixed(2)} of the floor`,
    measured: ms(measured),
    floor: ms(base),
    ratio,
    ...(past && { past: ms(before), pastRatio: ratioOf(measured, before) }),
    pass: within(ratio, MOST),
  };
}
