import type { Bench } from '../bench.ts';
import { comparison } from '../paired/comparison.ts';
import { inRounds, type Samples } from '../paired/rounds.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { pageCells, shopsOf } from '../paired/targets.ts';
import { SETTLE_MS } from '../page/page-figures.ts';
import { visit, type Visit } from '../page/page-visit.ts';
import { PAGES, type PageName } from '../shop/shop-paths.ts';
import { within, type Outcome, type Row } from '../table/row.ts';

const MOST = { 6: 0, 14: 50 } as const;
const MOST_SHIFT = 0.005;
/** Each visit takes 7 s, most of them waiting. */
const ROUNDS = 10;
const QUICK_SETTLE_MS = 1_500;
type Cpu = keyof typeof MOST;

/** Total blocking time at CPU 6x and 14x, and layout shift; paired. */
export async function blocking(bench: Bench): Promise<Outcome> {
  const at6 = await visitsAt(bench, 6);
  const at14 = await visitsAt(bench, 14);
  const rows = [...PAGES.map((page) => time(at6, 6, page)), ...PAGES.map((page) => time(at14, 14, page)), shift(at6)];
  return { rows, figures: { at6, at14 } };
}

async function visitsAt(bench: Bench, cpu: Cpu): Promise<Samples<Visit>> {
  const cells = pageCells([...(await shopsOf(bench)), ...bench.peers]);
  const settleMs = bench.quick ? QUICK_SETTLE_MS : SETTLE_MS;
  return inRounds(`blocking at ${cpu}x`, roundsOf(bench, ROUNDS), cells, (browser, { url }) =>
    visit(browser, url, { cpu, line: 'slow4g' }, settleMs),
  );
}

function time(samples: Samples<Visit>, cpu: Cpu, page: PageName): Row {
  const compared = comparison(samples[page]!, ({ tbt }) => tbt, { fromZero: true });
  return {
    what: `Blocking time at ${cpu}x, ${page}`,
    target: MOST[cpu] === 0 ? '0 ms' : `at most ${MOST[cpu]} ms`,
    ...compared,
    pass: within(compared.middle, MOST[cpu] + 0.5),
  };
}

/** The largest of all runs: a shift that comes now and then is one. */
function shift(samples: Samples<Visit>): Row {
  const most = PAGES.map((page) => Math.max(...samples[page]!.shop!.map((one) => one?.cls ?? Infinity)));
  return {
    what: `Layout shift: ${PAGES.join(', ')}`,
    target: '0.00',
    measured: most.map((value) => value.toFixed(3)).join(', '),
    pass: most.every((value) => value < MOST_SHIFT),
  };
}
