import { expect, test } from 'vitest';
import { creditedRows, restOf } from '#store-api/shop/documents/credited-rows.ts';
import type { DocumentRow } from '#store-api/shop/documents/document.ts';

const none = () => ({ base: 0, taxes: {}, amount: 0 });

test('the last unit of a delivery takes back what is left of its taxes, though it is less than they are', () => {
  const delivery = { kind: 'delivery', label: 'Post', rate: 12, base: 0, taxes: { CGST: 1, SGST: 1 }, amount: 2 };
  const charged = [delivery as unknown as DocumentRow];
  const first = creditedRows(charged, [], { pieces: [], delivery: 1 }, none);
  expect(first).toMatchObject([{ base: 1, taxes: { CGST: 0, SGST: 0 }, amount: 1 }]);
  const last = creditedRows(charged, first, restOf(charged, first), none);
  expect(last).toMatchObject([{ base: -1, taxes: { CGST: 1, SGST: 1 }, amount: 1 }]);
});
