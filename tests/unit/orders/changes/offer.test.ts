import { expect, test } from 'vitest';
import { offersOf } from '#orders/changes/offer.ts';
import { readOrderChanges } from '#contract/orders/order-changes.ts';

const item = (quantity: number) => ({ id: 'p', name: 'Jeans', quantity, price: 10, size: '', color: '' });
const ASKED = { number: 1, state: 'received', kind: 'exchange', items: [] };

interface Shown {
  status?: number;
  items?: ReturnType<typeof item>[];
  toPayOnDelivery?: number;
  returns?: object[];
}
const offers = (changes: object, { status = 3, items = [item(3), item(1)], toPayOnDelivery, returns }: Shown = {}) =>
  offersOf({ items, status, toPayOnDelivery }, readOrderChanges({ changes, returns }));

test('10.order-changes.page what an order does not offer there is none of', () => {
  expect(offers({})).toEqual([]);
  expect(offers({ cancel: [], return: { lines: [] }, exchange: [{ line: 0, sizes: ['M'] }] })).toEqual([]);
});

test('10.order-changes.page lines that the order does not have, and none of their pieces, are no offer', () => {
  expect(
    offers({
      cancel: [
        { line: 7, quantity: 1 },
        { line: -1, quantity: 1 },
        { line: 1, quantity: 0 },
      ],
    }),
  ).toEqual([]);
});

test('10.order-changes.page an order that is not paid is cancelled as a whole', () => {
  const cancel = [
    { line: 0, quantity: 3 },
    { line: 1, quantity: 1 },
  ];
  expect(offers({ cancel }, { status: 0 })).toMatchObject([{ act: 'cancel', whole: 'unpaid' }]);
  expect(offers({ cancel }, { status: 1, toPayOnDelivery: 40 })).toMatchObject([{ act: 'cancel', whole: 'unpaid' }]);
  const [byPiece] = offers({ cancel, cancelPart: true }, { status: 1, toPayOnDelivery: 40 });
  expect([byPiece?.act, byPiece?.whole]).toEqual(['cancel', undefined]);
  expect(offers({ cancel }, { status: 1 })).toMatchObject([{ act: 'cancel', whole: undefined, lines: cancel }]);
});

test('10.order-changes.page of a single piece nothing is to be chosen, unless it is sent in exchange for another', () => {
  const cancel = [{ line: 0, quantity: 1 }];
  const single = { status: 1, items: [item(1)] };
  expect(offers({ cancel }, single)).toMatchObject([{ whole: 'single' }]);
  expect(offers({ cancel }, { ...single, returns: [ASKED] })).toMatchObject([{ whole: undefined }]);
});

test('10.order-changes.page a return says until when, for what and whether a reason is asked for; a withdrawal is one by law', () => {
  const back = { until: '2026-12-10', lines: [{ line: 0, quantity: 2 }], fee: 79 };
  expect(offers({ return: { ...back, reasons: true } })).toEqual([
    {
      act: 'return',
      lines: [{ line: 0, quantity: 2, sizes: [] }],
      until: '2026-12-10',
      fee: 79,
      reason: 'required',
    },
  ]);
  expect(offers({ return: { ...back, withdrawal: true } })).toMatchObject([{ act: 'withdrawal', reason: 'optional' }]);
});

test('10.order-changes.page pieces that can go back are exchanged where their line has sizes', () => {
  const lines = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  const exchange = [
    { line: 0, sizes: ['S', 'L'] },
    { line: 1, sizes: [] },
  ];
  const [, unasked] = offers({ return: { lines, withdrawal: true }, exchange });
  expect(unasked).toMatchObject({ act: 'exchange', reason: undefined });
  expect(offers({ return: { lines, reasons: true, fee: 79 }, exchange })[1]).toEqual({
    act: 'exchange',
    lines: [{ line: 0, quantity: 2, sizes: ['S', 'L'] }],
    until: undefined,
    reason: 'required',
  });
});
