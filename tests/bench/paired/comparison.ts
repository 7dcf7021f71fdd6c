import { pairedDifference, pairedRatio, type Estimate } from '../table/estimate.ts';
import { ms, type Row } from '../table/row.ts';
import { median } from '../table/statistics.ts';
import { NULL } from './targets.ts';

type Compared = Omit<Row, 'what' | 'target' | 'pass' | 'ratio'> & {
  ratio?: Estimate | undefined;
  /** Median of the shop's. */
  middle: number | null;
};

interface Options {
  /** Often nothing at all, so that only differences can be told. */
  fromZero?: boolean;
}

const OWN = ['shop', NULL, 'past', 'floor'];

/**
 * The shop beside all others of the same rounds: medians in ms, and paired ratios and differences with their standard
 * errors. `samples` are by target; `figureOf` is what is looked at.
 */
export function comparison<T>(
  samples: Record<string, (T | null)[]>,
  figureOf: (sample: T) => number | null,
  { fromZero = false }: Options = {},
): Compared {
  const figures = Object.entries(samples).map(
    ([name, runs]) => [name, runs.map((run) => (run === null ? null : figureOf(run)))] as const,
  );
  const { shop = [], floor, past, [NULL]: same } = Object.fromEntries(figures);
  const peers = figures.filter(([name]) => !OWN.includes(name));
  const ratio = (one: (number | null)[], other: (number | null)[]) => (fromZero ? undefined : pairedRatio(one, other));
  const failed = shop.filter((value) => value === null).length;
  return {
    middle: median(shop),
    measured: ms(median(shop)),
    ...(floor && { floor: ms(median(floor)), ratio: ratio(shop, floor) }),
    ...(past && {
      past: ms(median(past)),
      pastRatio: ratio(shop, past),
      pastDifference: pairedDifference(shop, past),
    }),
    ...(same && (fromZero ? { controlDifference: pairedDifference(same, shop) } : { control: ratio(same, shop) })),
    ...(peers.length > 0 && {
      peers: Object.fromEntries(
        peers.map(([name, runs]) => [
          name,
          { measured: ms(median(runs)), ratio: floor && ratio(runs, floor), ours: ratio(shop, runs) },
        ]),
      ),
    }),
    ...(failed > 0 && { note: `not measured in ${failed} of ${shop.length} rounds` }),
  };
}
