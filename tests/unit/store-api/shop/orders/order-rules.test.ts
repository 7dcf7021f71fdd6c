import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrderLines } from '#backends/serving/order-lines.ts';
import { canBecome } from '#store-api/shop/orders/order-status.ts';
import { addedUp } from '#store-api/shop/pricing/totals.ts';
import { unitPrice } from '#store-api/shop/pricing/unit-price.ts';
import { randomId } from '#store-api/base/db/random-id.ts';
import { toRupees } from '#lib/minor-units.ts';

const text = refusalsIn('en');

describe('totals', () => {
  test('O13 any cart: the total is the sum of price and quantity, to the paisa', () => {
    const line = fc.record({
      price_paise: fc.integer({ min: 0, max: 10_000_000_00 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const exact = lines.reduce(
          (sum, { price_paise, quantity }) => sum + BigInt(price_paise) * BigInt(quantity),
          0n,
        );
        expect(BigInt(addedUp(lines, []).total)).toBe(exact);
        for (const { price_paise } of lines) expect(Math.round(toRupees(price_paise) * 100)).toBe(price_paise);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the discounted price counts when there is one; 0 is none, as on every page', () => {
    expect(unitPrice({ regular_paise: 200, discounted_paise: 150 })).toBe(150);
    expect(unitPrice({ regular_paise: 200, discounted_paise: null })).toBe(200);
    expect(unitPrice({ regular_paise: 200, discounted_paise: 0 })).toBe(200);
  });
});

test('D17: only these changes of status', () => {
  const allowed = [0, 1, 2, 3, 4, 5, -1].flatMap((from) =>
    [0, 1, 2, 3, 4, 5, -1].filter((to) => canBecome(from, to)).map((to) => [from, to]),
  );
  expect(allowed).toEqual([
    [0, 1],
    [0, 4],
    [1, 2],
    [1, 4],
    [2, 3],
  ]);
});

test('ids are long, typeable and never the same', () => {
  const ids = Array.from({ length: 1000 }, () => randomId('ord'));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^ord_[0-9a-hjkmnp-tv-z]{20}$/);
});

test('ids stand in the order of their making, and 65 bits of each tell nothing', () => {
  const times = [0, 1_000, Date.parse('2026-11-22'), Date.parse('2026-11-22T00:00:01Z'), Date.parse('2106-01-01')];
  const ids = times.map((at) => randomId('ord', at));
  expect(ids.toSorted()).toEqual(ids);
  const same = Array.from({ length: 1000 }, () => randomId('ord', times[2]));
  expect(new Set(same.map((id) => id.slice(0, 11))).size).toBe(1);
  expect(new Set(same.map((id) => id.slice(11))).size).toBe(1000);
});

describe('asked lines', () => {
  const shippingAddress = { fullName: 'a', address: 'a', city: 'a', state: 'a', postalCode: 'a', phone: 'a' };
  test('choices are trimmed, an empty one is none', () => {
    const items = [
      { productId: 'p', quantity: 1, size: ' M ', color: '' },
      { productId: 'p', quantity: 2, size: null },
    ];
    expect(readOrderLines({ products: { p: 3 }, items, shippingAddress }, text)).toEqual({
      lines: [
        { productId: 'p', quantity: 1, choice: { size: 'M', color: undefined } },
        { productId: 'p', quantity: 2, choice: { size: undefined, color: undefined } },
      ],
    });
  });

  test('an inherited name is no product of the map', () => {
    expect(
      readOrderLines(
        {
          products: { p: 1 },
          items: [
            { productId: 'p', quantity: 1 },
            { productId: 'toString', quantity: 1 },
          ],
          shippingAddress,
        },
        text,
      ),
    ).toEqual({
      fields: { 'products.toString': 'The quantity does not agree with items' },
    });
  });
});
