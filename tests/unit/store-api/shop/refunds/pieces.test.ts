import { expect, test } from 'vitest';
import type { Refund } from '#store-api/shop/refunds/ledger.ts';
import { piecesText } from '#store-api/shop/orders/refunds/refund-pieces.ts';
import { owedForPieces } from '#store-api/shop/refunds/pieces.ts';
import type { OrderParts } from '#store-api/shop/orders/order-rows.ts';

const TOTAL = 469;
const NAMES = [
  { line: 0, piece: 0 },
  { line: 0, piece: 1 },
  { line: 1, piece: 0 },
];
const piece = (off: number, base: number, tax: number) => ({ off: [off], base, tax: { VAT: tax } });

/** Pieces that were paid 99, 100 and 220, and 50 for their delivery. */
function orderOf(): OrderParts {
  const pricing = { lines: [[piece(1, 90, 9), piece(0, 91, 9)], [piece(0, 200, 20)]], delivery: [] };
  const prices = [100, 220].map((price_paise, position) => ({ position, price_paise }));
  const row = { store_id: 's', order_id: 'o', state: 'sent', parcel: 0, taken: 1, replaces: null };
  const pieces = NAMES.map((name) => ({ ...row, ...name }));
  const order = { total_paise: TOTAL, parts: null, pricing: JSON.stringify(pricing) };
  return { order, items: prices, pieces, parcels: [] } as unknown as OrderParts;
}

const refundOf = (amount_paise: number, names: typeof NAMES, state = 'due') =>
  ({ amount_paise, pieces: piecesText(names), state }) as Refund;

/** Loses these pieces one after the other: what is owed for each, of what is left by then. */
function lose(way: number[], before: Refund[] = []): number[] {
  const parts = orderOf();
  const refunds = [...before];
  return way.map((index) => {
    const taken = refunds.filter(({ state }) => state !== 'dismissed');
    const left = TOTAL - taken.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    parts.pieces[index]!.state = 'lost';
    const owed = owedForPieces(parts, { receipts: [], refunds }, { pieces: [NAMES[index]!], left });
    refunds.push(refundOf(owed, [NAMES[index]!]));
    return owed;
  });
}

test.each([[[0, 1, 2]], [[2, 0, 1]], [[1, 2, 0]]])(
  'P23 whatever is lost first, what goes back comes to what was paid, the delivery with the last of it: %j',
  (way) => {
    const amounts = lose(way);
    expect(amounts.slice(0, 2)).toEqual(way.slice(0, 2).map((index) => [99, 100, 220][index]));
    expect(amounts.reduce((sum, one) => sum + one)).toBe(TOTAL);
  },
);

test('P23 what was given for a piece counts, of several the first ones first', () => {
  expect(lose([0], [refundOf(30, [NAMES[0]!])])).toEqual([69]);
  expect(lose([1, 0], [refundOf(130, NAMES.slice(0, 2))])).toEqual([69, 0]);
  expect(lose([0], [refundOf(30, [NAMES[0]!], 'dismissed')])).toEqual([99]);
});

test('P23 never more than is left, and nothing where all of it went back', () => {
  const amount = (paise: number) => ({ ...refundOf(paise, []), pieces: null });
  expect(lose([2, 1, 0], [amount(300)])).toEqual([169, 0, 0]);
  expect(lose([0, 1, 2], [amount(40)])).toEqual([99, 100, 230]);
});
