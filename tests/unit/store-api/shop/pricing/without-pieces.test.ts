import { expect, test } from 'vitest';
import { chargesOf } from '#owner/orders/records/charges.ts';
import type { OrderRecord } from '#owner/orders/records/order-record.ts';
import { orderAmounts } from '#store-api/shop/documents/order-amounts.ts';
import { addedUp } from '#store-api/shop/pricing/totals.ts';
import { readParts, storedTotals, toStored, withFee, withoutPieces } from '#store-api/shop/pricing/stored-totals.ts';
import { sumOf } from '#store-api/shop/pricing/sum.ts';

const TERMS = { timeZone: 'UTC', roundTotalTo: 100 };
const LINES = [
  { price_paise: 100_00, quantity: 2 },
  { price_paise: 30_00, quantity: 1 },
];
const FEE = { kind: 'fee', label: 'At the door', amount: 49_00 } as const;
const names = { included: false, names: ['VAT'], units: 1 };
const piece = (off: number, base: number, tax: number) => ({ off: [off], rate: 10, base, tax: { VAT: tax } });

/** Two of 100 and one of 30, of which 10 are taken off, with 10 % of VAT added and a delivery of 20. */
function ordered() {
  const lines = [[piece(5_00, 95_00, 9_50), piece(4_00, 96_00, 9_60)], [piece(1_00, 29_00, 2_90)]];
  const totals = addedUp(LINES, [
    { kind: 'discount', label: 'Off', amount: -10_00 },
    { kind: 'shipping', label: 'Post', amount: 20_00 },
    { kind: 'tax', label: 'VAT', amount: 24_00 },
  ]);
  const goodsRates = { ...names, rates: [{ rate: 10, deliveryTaxed: true, weight: 220_00 }] };
  const delivery = [{ rate: 10, base: 20_00, tax: { VAT: 2_00 } }];
  return withFee(TERMS, { ...toStored(totals), pricing: JSON.stringify({ lines, delivery, goodsRates }) }, [FEE]);
}

test('10.cancel O13 what is called off takes its own allocation off, whatever is called off first', () => {
  const before = ordered();
  expect(before.total_paise).toBe(318_00);
  const ways = [
    [[[0, 1]], [[1, 0]]],
    [[[1, 0]], [[0, 1]]],
    [
      [
        [0, 1],
        [1, 0],
      ],
    ],
  ] as [number, number][][][];
  const [first, ...others] = ways.map((way) =>
    way.reduce((order, each) => withoutPieces(TERMS, order, LINES, each), before),
  );
  for (const other of others) {
    expect(other.total_paise).toBe(first!.total_paise);
    expect(readParts(other.parts).map(({ amount }) => amount)).toEqual(
      readParts(first!.parts).map(({ amount }) => amount),
    );
  }
  // 96 + 29 before tax; of the tax 9.60 + 2.90, so that 137.50 less are paid, which the rounding makes 137.
  expect(readParts(first!.parts).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['cancelled', -125_00],
    ['discount', -10_00],
    ['shipping', 20_00],
    ['tax', 16_40],
    ['fee', 49_00],
    ['rounding', -40],
  ]);
  expect(storedTotals(first!, LINES).total).toBe(180_00);
});

test('10.cancel documents and files charge for what is left, to the total', () => {
  const order = withoutPieces(TERMS, ordered(), LINES, [[0, 0]]);
  const amounts = orderAmounts(order, LINES);
  const all = [...amounts.pieces.flat(), ...amounts.delivery, ...amounts.others];
  expect(sumOf(all.map(({ amount }) => amount))).toBe(order.total_paise);
  expect(amounts.pieces.map((own) => own.map(({ amount }) => amount))).toEqual([[0, 105_60], [31_90]]);
  const lines = LINES.map(({ price_paise: pricePaise, quantity }) => ({ title: 'Shirt', quantity, pricePaise }));
  for (const pricing of [JSON.parse(order.pricing!), undefined]) {
    const plain = withoutPieces(TERMS, { ...toStored(addedUp(LINES, [])), pricing: null }, LINES, [[0, 0]]);
    const totals = storedTotals(pricing ? order : plain, LINES);
    const charges = chargesOf({ lines, totals, pricing } as unknown as OrderRecord);
    expect(sumOf(charges.map(({ amount = 0 }) => amount))).toBe(totals.total);
    expect(charges.filter(({ kind }) => kind === 'goods').map(({ pieces }) => pieces)).toEqual([
      [{ line: 0, piece: 1 }],
      [{ line: 1, piece: 0 }],
    ]);
  }
});

test('10.cancel paid before it is sent the fee falls away, and what was called off stays so', () => {
  const paid = withFee(TERMS, withoutPieces(TERMS, ordered(), LINES, [[1, 0]]), []);
  expect(readParts(paid.parts).map(({ kind }) => kind)).toEqual([
    'cancelled',
    'discount',
    'shipping',
    'tax',
    'rounding',
  ]);
  expect(paid.total_paise).toBe(232_00);
});
