import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedTotals, toStored } from '#store-api/shop/pricing/stored-totals.ts';
import { addedUp, type Totals } from '#store-api/shop/pricing/totals.ts';
import { totalRows } from '#store-api/shop/pricing/total-rows.ts';
import { toWireTotals } from '#store-api/shop/pricing/wire-totals.ts';
import { PART_KINDS } from '#contract/totals.ts';
import { toAmountText } from '#lib/minor-units.ts';

const line = fc.record({
  price_paise: fc.integer({ min: 0, max: 10_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc.array(line, { maxLength: 100 });

/** Exactly: sums of whole numbers do not drift. */
function addsUp({ subtotal, parts, total }: Totals): boolean {
  const adding = parts.filter(({ included }) => !included).map(({ amount }) => BigInt(amount));
  return adding.reduce((sum, amount) => sum + amount, BigInt(subtotal)) === BigInt(total);
}

test('O13 any cart: the subtotal is the sum of price and quantity, and it and the parts add up to the total', () => {
  fc.assert(
    fc.property(lines, (bought) => {
      const totals = addedUp(bought, []);
      const exact = bought.reduce((sum, { price_paise, quantity }) => sum + BigInt(price_paise) * BigInt(quantity), 0n);
      expect(BigInt(totals.subtotal)).toBe(exact);
      expect(addsUp(totals)).toBe(true);
      expect(totals.total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});

test('O13 an order reads as it was priced, whatever parts its total has', () => {
  const part = fc.record({
    kind: fc.constantFrom(...PART_KINDS),
    label: fc.string({ minLength: 1 }),
    amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    included: fc.boolean(),
  });
  fc.assert(
    fc.property(lines, fc.array(part, { maxLength: 8 }), (bought, parts) => {
      const totals = addedUp(bought, parts);
      expect(addsUp(totals)).toBe(true);
      expect(storedTotals(toStored(totals), bought)).toEqual(totals);
    }),
  );
});

test('an order without parts is stored as it always was', () => {
  expect(toStored({ subtotal: 100, parts: [], total: 100 })).toEqual({ total_paise: 100, parts: null });
});

test('O13 a stored total that its lines do not explain is kept, and still adds up', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1_000_000_00 }), (bought, total_paise) => {
      const totals = storedTotals({ total_paise, parts: null }, bought);
      expect(totals.total).toBe(total_paise);
      expect(addsUp(totals)).toBe(true);
    }),
  );
  expect(storedTotals({ total_paise: 510_00, parts: null }, [{ price_paise: 500_00, quantity: 1 }]).parts).toEqual([
    { kind: 'rounding', label: 'Adjustment', amount: 10_00 },
  ]);
});

const TOTALS: Totals = {
  subtotal: 4997_50,
  parts: [
    { kind: 'discount', label: 'Summer sale', amount: -50_05 },
    { kind: 'shipping', label: 'Delivery', amount: 99_00 },
    { kind: 'tax', label: 'GST 12%', amount: 535_45, included: true },
  ],
  total: 5046_45,
};

test('on the wire amounts are rupees', () => {
  expect(toWireTotals(TOTALS)).toEqual({
    subtotal: 4997.5,
    parts: [
      { kind: 'discount', label: 'Summer sale', amount: -50.05 },
      { kind: 'shipping', label: 'Delivery', amount: 99 },
      { kind: 'tax', label: 'GST 12%', amount: 535.45, included: true },
    ],
    total: 5046.45,
  });
});

test('rows: the total alone where there are no parts, else the subtotal, each part in its order, the total', () => {
  const words = { subtotal: 'Sum', includes: (label: string) => `${label} in it`, total: 'All' };
  expect(totalRows({ subtotal: 100, parts: [], total: 100 }, words, toAmountText)).toEqual([
    { name: 'All', amount: '1.00' },
  ]);
  expect(totalRows(TOTALS, words, toAmountText)).toEqual([
    { name: 'Sum', amount: '4997.50' },
    { name: 'Summer sale', amount: '-50.05' },
    { name: 'Delivery', amount: '99.00' },
    { name: 'GST 12% in it', amount: '535.45' },
    { name: 'All', amount: '5046.45' },
  ]);
});

test('10.parts a delivery that costs nothing is free where there is a word for it, else an amount', () => {
  const totals: Totals = { subtotal: 100, parts: [{ kind: 'shipping', label: 'Standard', amount: 0 }], total: 100 };
  const words = { subtotal: 'Sum', includes: (label: string) => label, total: 'All' };
  const amounts = (more: object) => totalRows(totals, { ...words, ...more }, toAmountText).map(({ amount }) => amount);
  expect(amounts({ free: 'free' })).toEqual(['1.00', 'free', '1.00']);
  expect(amounts({})).toEqual(['1.00', '0.00', '1.00']);
});
