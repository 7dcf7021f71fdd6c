import { expect, test } from 'vitest';
import { PIECE_STATES } from '#store-api/shop/orders/pieces/piece-states.ts';
import {
  mailOf,
  mayChange,
  PIECE_TRANSITIONS,
  type PieceTransition,
} from '#store-api/shop/orders/pieces/piece-transitions.ts';
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
  expect(mailOf('deliver', part)).toBe('deliveredPart');
  expect(mailOf('deliver', { ...part, isRest: true })).toBe('deliveredRest');
  expect(mailOf('deliver', { ...part, isRest: true, kind: 'exchange' })).toBe('deliveredRest');
  expect(mailOf('ship', { ...part, isRest: true, kind: 'exchange' })).toBe('exchangeShipped');
  expect(mailOf('ship', { isWhole: true, isRest: true, isUnpaid: true })).toBe('shipped');
  expect(mailOf('refuse', { isWhole: true, isRest: true, isUnpaid: true })).toBe('refused');
  expect(mailOf('refuse', { ...part, isRest: true })).toBe('returnedPart');
  expect(mailOf('pack', part)).toBeUndefined();
});

test.each(['shipped (parcel 2)', 'lost on its way, to be sent again', 'address corrected by the owner', 'unpacked'])(
  'what an owner notes beside “%s” can be erased',
  (cause) => {
    expect(withoutNote(`${cause}: left with Mrs Rao`)).toBe(cause);
  },
);
