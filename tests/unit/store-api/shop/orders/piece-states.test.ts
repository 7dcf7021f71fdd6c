import { expect, test } from 'vitest';
import {
  mailOf,
  mayChange,
  PIECE_STATES,
  PIECE_TRANSITIONS,
  type PieceTransition,
} from '#store-api/shop/orders/pieces/piece-states.ts';
import { owedForPieces } from '#store-api/shop/orders/pieces/paid-for-pieces.ts';
import { withoutNote } from '#store-api/shop/orders/owner-notes.ts';
import { statusOfPieces } from '#store-api/shop/orders/pieces/status-of-pieces.ts';

test.each([
  [1, ['ordered']],
  [1, ['sent', 'packed', 'delivered']],
  [1, ['cancelled', 'ordered', 'lost']],
  [2, ['sent', 'delivered', 'refused']],
  [3, ['delivered', 'lost', 'cancelled']],
  [4, ['cancelled', 'refused', 'lost']],
])('4.pieces: an order is %i by its pieces: %j', (status, states) => {
  expect(statusOfPieces(states)).toBe(status);
});

test('4.pieces: every state can be reached, and every transition leads from one to another', () => {
  const names = Object.keys(PIECE_TRANSITIONS) as PieceTransition[];
  const reached = new Set<string>(['ordered', ...names.map((name) => PIECE_TRANSITIONS[name].to)]);
  expect([...reached].sort()).toEqual(Object.keys(PIECE_STATES).sort());
  for (const name of names) expect(mayChange(name, PIECE_TRANSITIONS[name].to), name).toBe(false);
});

test('4.pieces: which mail tells of a parcel', () => {
  const part = { isWhole: false, isRest: false, isUnpaid: false };
  expect(mailOf('ship', { ...part, isWhole: true })).toBe('shipped');
  expect(mailOf('ship', part)).toBe('shippedPart');
  expect(mailOf('ship', { ...part, isRest: true })).toBe('shippedRest');
  expect(mailOf('deliver', { ...part, isRest: true })).toBe('deliveredPart');
  expect(mailOf('ship', { isWhole: true, isRest: true, isUnpaid: true })).toBe('shipped');
  expect(mailOf('refuse', { isWhole: true, isRest: true, isUnpaid: true })).toBe('refused');
  expect(mailOf('refuse', { ...part, isRest: true })).toBe('returnedPart');
  expect(mailOf('pack', part)).toBeUndefined();
});

test('whatever is lost first, what goes back comes to what was paid, the delivery with the last of it', () => {
  const piece = (off: number, base: number, tax: number) => ({ off: [off], base, tax: { VAT: tax } });
  const pricing = JSON.stringify({ lines: [[piece(1, 90, 9), piece(0, 91, 9)], [piece(0, 200, 20)]], delivery: [] });
  const order = { total_paise: 469, pricing, parts: null };
  const items = [
    { position: 0, price_paise: 100 },
    { position: 1, price_paise: 220 },
  ];
  const names = [
    { line: 0, piece: 0 },
    { line: 0, piece: 1 },
    { line: 1, piece: 0 },
  ];
  for (const way of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const asBought = { replaces: null, variant_id: null, size: null, sku: null };
    const row = { store_id: 's', order_id: 'o', state: 'sent', parcel: 0, taken: 1, ...asBought };
    const pieces = names.map((name) => ({ ...row, ...name }));
    const amounts = way.map((index) => {
      const owed = owedForPieces({ order, items, pieces }, [names[index]!]);
      pieces[index]!.state = 'lost';
      return owed;
    });
    expect(amounts.slice(0, 2)).toEqual(way.slice(0, 2).map((index) => [99, 100, 220][index]));
    expect(amounts.reduce((sum, one) => sum + one)).toBe(469);
  }
});

test.each(['shipped (parcel 2)', 'lost on its way, to be sent again', 'address corrected by the owner', 'unpacked'])(
  'what an owner notes beside “%s” can be erased',
  (cause) => {
    expect(withoutNote(`${cause}: left with Mrs Rao`)).toBe(cause);
  },
);
