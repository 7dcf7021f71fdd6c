import { pairedDifference, pairedRatio, type Estimate } from '../table/estimate.ts';
import { ms, type Row } from '../table/row.ts';
import { median } from '../table/statistics.ts';
import { NULL } from './targets.ts';

/** What each target took in each round, by its name. */
export type Figures = Record<string, (number | null)[]>;

type Compared = Pick<Row, 'measured' | 'floor' | 'past' | 'pastDifference' | 'peers' | 'note'> & {
  ratio?: Estimate | undefined;
  pastRatio?: Estimate | undefined;
  control?: Estimate | undefined;
};

const OWN = ['shop', NULL, 'past', 'floor'];

/** The shop beside all others of the same rounds: medians, and paired ratios with their standard errors. */
export function comparison(figures: Figures, says: (value: number | null) => string = ms): Compared {
  const { shop = [], floor, past, [NULL]: same } = figures;
  const peers = Object.entries(figures).filter(([name]) => !OWN.includes(name));
  const failed = shop.filter((value) => value === null).length;
  return {
    measured: says(median(shop)),
    ...(floor && { floor: says(median(floor)), ratio: pairedRatio(shop, floor) }),
    ...(past && {
      past: says(median(past)),
      pastRatio: pairedRatio(shop, past),
      pastDifference: pairedDifference(shop, past),
    }),
    ...(same && { control: pairedRatio(same, shop) }),
    ...(peers.length > 0 && {
      peers: Object.fromEntries(
        peers.map(([name, runs]) => [
          name,
          { measured: says(median(runs)), ratio: floor && pairedRatio(runs, floor), ours: pairedRatio(shop, runs) },
        ]),
      ),
    }),
    ...(failed > 0 && { note: `not measured in ${failed} of ${shop.length} rounds` }),
  };
}
