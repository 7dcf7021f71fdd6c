import { expect, test } from 'vitest';
import { creditedRows, restOf } from '#store-api/shop/documents/credited-rows.ts';
import { reductionRows } from '#store-api/shop/documents/reduction-rows.ts';
import type { DocumentRow, Piece } from '#store-api/shop/documents/document.ts';

const none = () => ({ base: 0, taxes: {}, amount: 0 });

test('the last unit of a delivery takes back what is left of its taxes, though it is less than they are', () => {
  const delivery = { kind: 'delivery', label: 'Post', rate: 12, base: 0, taxes: { CGST: 1, SGST: 1 }, amount: 2 };
  const charged = [delivery as unknown as DocumentRow];
  const first = creditedRows(charged, [], { pieces: [], delivery: 1 }, none);
  expect(first).toMatchObject([{ base: 1, taxes: { CGST: 0, SGST: 0 }, amount: 1 }]);
  const last = creditedRows(charged, first, restOf(charged, first), none);
  expect(last).toMatchObject([{ base: -1, taxes: { CGST: 1, SGST: 1 }, amount: 1 }]);
});

/** A dress for 34.99 with 20 per cent VAT in it. */
const VAT = { rate: 20, base: 2_916, taxes: { VAT: 583 }, amount: 3_499 };
const dress: DocumentRow = { kind: 'goods', label: 'Dress', pieces: [[0, 0]], ...VAT };
const lowered = (credited: DocumentRow[], amount: number, piece?: Piece) =>
  reductionRows({ snapshot: { rows: [dress] }, credited }, amount, {
    label: 'Price reduction',
    ...(piece && { of: { piece, amounts: VAT } }),
  });

test.each([
  [785, 654, 131],
  [1_001, 834, 167],
  [499, 416, 83],
])('10.documents the tax of a price reduction of %d is rounded, halves up', (amount, base, tax) => {
  expect(lowered([], amount)).toMatchObject([{ base, taxes: { VAT: tax }, amount }]);
  expect(lowered([], amount, [0, 0])).toMatchObject([{ base, taxes: { VAT: tax }, amount }]);
});

test.each([[undefined], [[0, 0] as Piece]])('all reductions of a price come to its tax: %j', (piece) => {
  const credited: DocumentRow[] = [];
  for (let left = 3_499; left > 0; left -= 7) credited.push(...lowered(credited, Math.min(7, left), piece));
  const sumOf = (of: (row: DocumentRow) => number) => credited.reduce((sum, row) => sum + of(row), 0);
  expect([sumOf(({ amount }) => amount), sumOf(({ taxes }) => taxes.VAT ?? 0)]).toEqual([3_499, 583]);
  for (const { amount, taxes } of credited) expect(Math.abs((taxes.VAT ?? 0) - amount / 6)).toBeLessThanOrEqual(1);
});
