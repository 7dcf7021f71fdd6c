import { allPairs, type Row } from './all-pairs.ts';

const DIMENSIONS = {
  country: ['US', 'IE', 'IN'],
  delivery: ['no', 'free', 'priced', 'by zone', 'by weight', 'pick-up alone', 'pick-up beside'],
  tax: ['no', 'included', 'added', 'added by place', 'not registered'],
  discount: ['no', 'by code', 'by itself', 'of delivery'],
  payment: ['gateway', 'transfer', 'on delivery'],
} as const;

/** Which of the owner's files a shop has, and what they say. */
export type Combination = Row<typeof DIMENSIONS>;

export const isPickedUp = ({ delivery }: Combination): boolean => delivery.startsWith('pick-up');

/**
 * What is picked up comes to no door; where no state is asked for, no rate can name that of the shop; and what costs
 * nothing cannot cost less.
 */
function canBe(one: Combination): boolean {
  if (one.delivery === 'no' && one.discount === 'of delivery') return false;
  return !isPickedUp(one) || (one.payment !== 'on delivery' && !(one.tax === 'added by place' && one.country === 'IE'));
}

export const COMBINATIONS: readonly Combination[] = allPairs(DIMENSIONS, canBe);

/** The first letters of each, since a short name has at most 40. */
export const idOf = (one: Combination): string =>
  Object.values(one)
    .map((value) => value.replaceAll(/(?<=\w{4})\w+|\W/g, ''))
    .join('-')
    .toLowerCase();
/** Names below localhost are this machine to a browser. */
export const hostOf = (one: Combination): string => `${idOf(one)}.localhost`;

const GOODS = 120;
const COSTS = { no: 0, free: 0, priced: 5, 'by zone': 5, 'by weight': 5, 'pick-up alone': 0, 'pick-up beside': 0 };
const OFF = 12;
const FEE = 4;
const RATE = 0.1;

/** What two pieces come to there, worked out apart from the shop. */
export function totalOf({ delivery, tax, discount, payment }: Combination, isChosen: boolean): number {
  const off = discount === 'by code' || discount === 'by itself' ? OFF : 0;
  const sent = discount === 'of delivery' ? 0 : COSTS[delivery];
  const fee = isChosen && payment === 'on delivery' ? FEE : 0;
  const net = GOODS - off + sent + fee;
  return Math.round(net * (tax.startsWith('added') ? 1 + RATE : 1) * 100) / 100;
}

/** An address as it is typed, by the names of the fields; a field that a country does not ask for is left out. */
export const PLACES: Record<Combination['country'], Record<string, string>> = {
  US: { city: 'New York', state: 'New York', postalCode: '10001', phone: '(212) 555-0142' },
  IE: { city: 'Dublin', postalCode: 'D02 X285', phone: '+353 1 555 0142' },
  IN: { city: 'Bengaluru', state: 'Karnataka', postalCode: '560001', phone: '98765 43210' },
};
