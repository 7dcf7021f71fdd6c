import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Example, Part, Piece } from '../pricing/examples/example.ts';
import { EXAMPLES } from '../pricing/examples/examples.ts';

/** The worked examples agree with themselves, whatever the code says. */
const all = Object.entries(EXAMPLES).flatMap(([theme, examples]) =>
  examples.map((example) => [`${theme}: ${example.name}`, example] as const),
);

test('there are at least 60 worked examples, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});

test('each settled point that a worked example hangs on stands in their README', () => {
  const readme = readFileSync(new URL('../pricing/examples/README.md', import.meta.url), 'utf8');
  const named = new Set(all.flatMap(([, { assumes = [] }]) => assumes));
  expect([...named].filter((point) => !readme.includes(`- **${point}** `))).toEqual([]);
});

test.each(all)('the worked example %s adds up', (_, example) => {
  expectTotal(example);
  expectPieces(example);
  expectTaxes(example);
  expectShares(example);
});

function expectTotal({ cart, expected }: Example): void {
  expect(sum(cart, ({ price, salePrice = price, quantity }) => salePrice * quantity)).toBe(expected.subtotal);
  expect(expected.subtotal + sum(expected.parts, paid)).toBe(expected.total);
  expect(expected.total).toBeGreaterThanOrEqual(0);
}

/** Pieces add up to their line, and what is taken off them to its discount. */
function expectPieces({ store, cart, expected }: Example): void {
  const pieces = expected.lines.flat();
  const discounts = expected.parts.filter(({ kind }) => kind === 'discount');
  expect(expected.lines.map(({ length }) => length)).toEqual(cart.map(({ quantity }) => quantity));
  expect(pieces.filter(({ off }) => off.length !== discounts.length)).toEqual([]);
  expect(discounts.map((_, index) => sum(pieces, ({ off }) => off[index]!))).toEqual(
    discounts.map(({ amount }) => -amount),
  );
  for (const [line, { price, salePrice = price }] of cart.entries()) {
    for (const piece of expected.lines[line]!) {
      const left = salePrice - sum(piece.off, Number);
      expect(left).toBeGreaterThanOrEqual(0);
      if (piece.base !== undefined) expect(piece.base + (store.pricesIncludeTax ? taxOf(piece) : 0)).toBe(left);
    }
  }
}

/** The taxes of pieces, delivery and fee add up to the order's; halves are equal. */
function expectTaxes({ store, expected }: Example): void {
  const taxes = [...expected.lines.flat(), ...(expected.delivery ?? []), ...(expected.fee ?? [])].map(
    ({ tax = {} }) => tax,
  );
  const stated = expected.parts.filter(({ kind }) => kind === 'tax');
  expect(taxes.filter(({ CGST, SGST }) => CGST !== SGST)).toEqual([]);
  for (const name of new Set([...taxes.flatMap(Object.keys), ...stated.map(({ label }) => label)])) {
    expect(sum(stated, ({ label, amount }) => (label === name ? amount : 0))).toBe(sum(taxes, (tax) => tax[name] ?? 0));
  }
  expect(stated.filter(({ included = false }) => included !== store.pricesIncludeTax)).toEqual([]);
}

/** The shares of the delivery add up to what is paid for it, and those of the fee to the fee. */
function expectShares({ store, expected }: Example): void {
  for (const [kind, taxed = []] of [
    ['shipping', expected.delivery],
    ['fee', expected.fee],
  ] as const) {
    const price = sum(expected.parts, (part) => (part.kind.startsWith(kind) ? part.amount : 0));
    const shares = taxed.map((share) => share.base + (store.pricesIncludeTax ? taxOf(share) : 0));
    if (store.registration === 'regular' && !expected.open) expect(sum(shares, Number)).toBe(price);
    else expect(shares).toEqual([]);
  }
}

function paid({ amount, included }: Part): number {
  return included ? 0 : amount;
}

function taxOf({ tax = {} }: Pick<Piece, 'tax'>): number {
  return sum(Object.values(tax), Number);
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
