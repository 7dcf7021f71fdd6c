import { expect, test } from 'vitest';
import { isPickUpOnly } from '#catalog/delivery/is-pick-up-only.ts';

const SENT = { id: 'standard', label: 'Standard', price: 4.9 };
const SHOP = { id: 'shop', label: 'Fetch it', price: 0, pickUp: true };

test('10.deliver-to nothing is sent to a place where only coming for it is left, of a store that sends elsewhere', () => {
  const delivery = { methods: [SENT, SHOP] };
  expect(isPickUpOnly([SHOP], delivery)).toBe(true);
  expect(isPickUpOnly([SENT, SHOP], delivery)).toBe(false);
  expect(isPickUpOnly([], delivery), 'said by there being none').toBe(false);
  expect(isPickUpOnly([SHOP], { methods: [SHOP] }), 'a store that sends nothing').toBe(false);
  expect(isPickUpOnly([SHOP], undefined)).toBe(false);
});
