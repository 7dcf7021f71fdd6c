import { expect, test } from 'vitest';
import { addsTax, type MedusaTotals, toTotals, unitPrice } from '#backends/medusa/orders/totals.ts';
import type { TotalPart } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

const added = (subtotal: number, parts: TotalPart[]) =>
  sumMoney(
    [{ amount: subtotal, included: false }, ...parts]
      .filter(({ included }) => !included)
      .map(({ amount }) => ({ price: amount, quantity: 1 })),
  );

interface Charge {
  price: number;
  quantity?: number;
  /** In percent, and the name of the tax. */
  rate?: number;
  name?: string;
  /** As large as what a line costs is reduced by, in percent. */
  off?: number;
}

/** A line or a delivery as Medusa says it: in fractions, with and without tax, before and after what is taken off. */
function charge({ price, quantity = 1, rate = 0, name = 'VAT', off = 0 }: Charge, isInclusive: boolean) {
  const plain = price * quantity;
  const net = isInclusive ? plain / (1 + rate / 100) : plain;
  const left = net * (1 - off / 100);
  const tax = (left * rate) / 100;
  return {
    quantity,
    unit_price: price,
    is_tax_inclusive: isInclusive,
    subtotal: net,
    original_total: net * (1 + rate / 100),
    total: left + tax,
    tax_total: tax,
    tax_lines: rate > 0 ? [{ description: name, total: tax }] : [],
    metadata: undefined as { taxed?: boolean } | undefined,
  };
}

function cart(lines: Charge[], methods: Charge[] = [], isInclusive = true): MedusaTotals {
  const items = lines.map((line) => charge(line, isInclusive));
  const shipping_methods = methods.map((method) => ({ ...charge(method, isInclusive), name: 'Parcel' }));
  return { items, shipping_methods, total: [...items, ...shipping_methods].reduce((sum, { total }) => sum + total, 0) };
}

const SHIRTS = { price: 19.99, quantity: 2 };

test('a cart whose delivery is free and whose prices have no tax has no parts', () => {
  expect(toTotals(cart([SHIRTS], [{ price: 0 }]))).toEqual({ subtotal: 39.98, parts: [], total: 39.98 });
});

test('delivery and what is taken off are parts; a tax that is in the prices adds nothing', () => {
  const { subtotal, parts, total } = toTotals(cart([{ ...SHIRTS, rate: 19, off: 10 }], [{ price: 6.95, rate: 19 }]));
  expect(parts).toEqual([
    { kind: 'discount', label: 'Discount', amount: -4 },
    { kind: 'shipping', label: 'Parcel', amount: 6.95 },
    { kind: 'tax', label: 'VAT', amount: 6.85, included: true },
  ]);
  expect({ subtotal, total }).toEqual({ subtotal: 39.98, total: 42.93 });
  expect(added(subtotal, parts)).toBe(total);
});

test('what is taken off the delivery is a part of its own', () => {
  expect(toTotals(cart([SHIRTS], [{ price: 6.95, off: 100 }]))).toEqual({
    subtotal: 39.98,
    parts: [
      { kind: 'shipping', label: 'Parcel', amount: 6.95 },
      { kind: 'shipping-discount', label: 'Discount', amount: -6.95 },
    ],
    total: 39.98,
  });
});

test('tax that is added is a part of each name, worked out after what is taken off', () => {
  const taxed = [
    { ...SHIRTS, rate: 7.25, name: 'State tax', off: 10 },
    { price: 10, rate: 1.333, name: 'City tax' },
  ];
  const { subtotal, parts, total } = toTotals(cart(taxed, [{ price: 5, rate: 7.25, name: 'State tax' }], false));
  expect(parts).toEqual([
    { kind: 'discount', label: 'Discount', amount: -4 },
    { kind: 'shipping', label: 'Parcel', amount: 5 },
    { kind: 'tax', label: 'State tax', amount: 2.97 },
    { kind: 'tax', label: 'City tax', amount: 0.14 },
  ]);
  expect({ subtotal, total }).toEqual({ subtotal: 49.98, total: 54.09 });
  expect(added(subtotal, parts)).toBe(total);
});

test('a price that the catalogue shows with the tax that Medusa adds has it in it', () => {
  const shown = cart([{ ...SHIRTS, rate: 20 }], [], false);
  const items = shown.items?.map((line) => ({ ...line, metadata: { taxed: true } })) ?? [];
  expect(addsTax(shown.items ?? [])).toBe(true);
  expect(addsTax(items)).toBe(false);
  expect(items.map((line) => unitPrice(line, false))).toEqual([23.99]);
  const { subtotal, parts, total } = toTotals({ ...shown, items });
  expect(parts).toEqual([{ kind: 'tax', label: 'VAT', amount: 8, included: true }]);
  expect({ subtotal, total }).toEqual({ subtotal: 47.98, total: 47.98 });
});

test('before the place is known neither delivery nor a tax that is added is in it', () => {
  const [lines, methods] = [[{ ...SHIRTS, rate: 7.25, off: 10 }], [{ price: 5, rate: 7.25 }]];
  expect(toTotals(cart(lines, methods, false), { open: true })).toEqual({
    subtotal: 39.98,
    parts: [{ kind: 'discount', label: 'Discount', amount: -4 }],
    total: 35.98,
  });
  expect(toTotals(cart(lines, methods), { open: true })).toEqual({
    subtotal: 39.98,
    parts: [
      { kind: 'discount', label: 'Discount', amount: -4 },
      { kind: 'tax', label: 'VAT', amount: 2.43, included: true },
    ],
    total: 35.98,
  });
});

test.each([
  ['a line that its pieces do not share evenly', 39.99, { kind: 'rounding', label: 'Rounding', amount: 0.01 }],
  ['store credit', 29.98, { kind: 'discount', label: 'Credit', amount: -10 }],
  ['what Medusa has no total for', 44.98, { kind: 'fee', label: 'Fees', amount: 5 }],
])('%s is a part, so that it all adds up', (_, total, part) => {
  expect(toTotals({ ...cart([SHIRTS]), total })).toEqual({ subtotal: 39.98, parts: [part], total });
});

test('an order of which Medusa says no total has none; one that says a total alone has no parts but what is left', () => {
  expect(toTotals({ ...cart([SHIRTS]), total: undefined })).toEqual({ subtotal: 39.98, parts: [], total: undefined });
  const items = [{ quantity: 2, unit_price: 19.99, metadata: undefined }];
  expect(toTotals({ items, total: 39.98 })).toEqual({ subtotal: 39.98, parts: [], total: 39.98 });
});

test('whatever is charged, the parts add up to the total and nothing but cents is left over', () => {
  let seed = 7;
  const upTo = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const any = () => ({
    price: upTo(20_000) / 100,
    quantity: 1 + upTo(5),
    rate: upTo(4) * 6.333,
    name: upTo(2) ? 'State tax' : 'City tax',
    off: upTo(3) * 33,
  });
  for (let run = 0; run < 500; run += 1) {
    const sold = cart([any(), any(), any()].slice(upTo(3)), [{ ...any(), quantity: 1 }], upTo(2) === 0);
    for (const open of [false, true]) {
      const { subtotal, parts, total } = toTotals(sold, { open });
      expect(added(subtotal, parts)).toBe(total);
      const rest = parts.filter(({ kind }) => kind === 'rounding' || kind === 'fee').map(({ amount }) => amount);
      expect(Math.abs(rest[0] ?? 0)).toBeLessThanOrEqual(0.09);
    }
  }
});
