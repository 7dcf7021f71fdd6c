import { subjectsOf, type Bench } from '../bench.ts';
import { once } from '../once.ts';
import { SETTLE_MS } from '../page/page-figures.ts';
import { visit, type Visit } from '../page/page-visit.ts';
import { median } from '../table/statistics.ts';

export const PAGES = ['home', 'listing', 'product'] as const;
export type PageName = (typeof PAGES)[number];
export type Who = 'shop' | 'past';
/** Every visit of each page, by who served it. */
export type Visits = Partial<Record<PageName, Partial<Record<Who, Visit[]>>>>;

const QUICK_SETTLE_MS = 1_500;

/** First visits at CPU 6x: the shop and its past in turn, page after page, so that noise meets all alike. */
export const visitsAt6 = once((bench: Bench): Promise<Visits> => inTurn(bench, 6, PAGES));

/** At CPU 14x; in a quick run the longest page only. */
export const visitsAt14 = once((bench: Bench): Promise<Visits> => inTurn(bench, 14, bench.quick ? ['listing'] : PAGES));

async function inTurn(bench: Bench, cpu: number, pages: readonly PageName[]): Promise<Visits> {
  const visits: Visits = {};
  for (let run = 0; run < (bench.quick ? 1 : 5); run++)
    for (const page of pages) {
      const of = (visits[page] ??= {});
      const shops = subjectsOf(bench).map(({ name, origin }): [Who, string, number] => [
        name,
        origin + bench.paths[page],
        bench.quick ? QUICK_SETTLE_MS : SETTLE_MS,
      ]);
      for (const [who, url, settleMs] of shops)
        (of[who] ??= []).push(await visit(url, { cpu, line: 'slow4g' }, settleMs));
    }
  return visits;
}

export function middle(visits: Visit[] | undefined, figure: 'fcp' | 'lcp' | 'tbt' | 'cls'): number | null {
  return visits ? median(visits.map((one) => one[figure])) : null;
}
