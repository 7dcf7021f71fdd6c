import type { Bench } from '../bench.ts';
import { comparison } from '../paired/comparison.ts';
import { inRounds, type Samples } from '../paired/rounds.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { pageCells, targetsOf } from '../paired/targets.ts';
import { paintVisit, type Paint } from '../page/paint-visit.ts';
import { PAGES, type PageName } from '../shop/shop-paths.ts';
import { within, type Outcome, type Row } from '../table/row.ts';

const MOST = { fcp: 1.2, lcp: 1.1 } as const;
const NAMES = {
  fcp: 'FCP',
  lcp: 'LCP',
  toPaint: 'Main thread to the first paint',
  toLoad: 'Main thread to load',
} as const;

/** First and largest contentful paint at CPU 6x against a static page with the same picture, and the work before it. */
export async function paint(bench: Bench): Promise<Outcome> {
  const cells = pageCells(await targetsOf(bench));
  const samples = await inRounds('paint', roundsOf(bench), cells, (browser, { url }) => paintVisit(browser, url));
  const rows = (['fcp', 'lcp', 'toPaint', 'toLoad'] as const).flatMap((figure) =>
    PAGES.map((page) => line(samples, page, figure)),
  );
  return { rows, figures: samples };
}

function line(samples: Samples<Paint>, page: PageName, figure: keyof Paint): Row {
  const compared = comparison(samples[page]!, (visit) => visit[figure]);
  const what = `${NAMES[figure]}, ${page}`;
  if (figure === 'toPaint' || figure === 'toLoad') return { what, target: '', ...compared };
  const most = MOST[figure];
  const target = `at most ${most.toFixed(2)} of the floor`;
  return { what, target, ...compared, pass: within(compared.ratio?.value, most) };
}
