import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ownTotals, toTotals, type Totals as Amounts } from '#cart/totals/totals.ts';
import { rowsOf } from '#cart/totals/total-rows.ts';
import { CartTerms } from '#cart/totals/CartTerms.tsx';
import { Totals } from '#cart/totals/Totals.tsx';
import type { Money } from '#lib/money.ts';

const MONEY = { currency: 'INR', locale: 'en-IN' };
const LINES = [
  { price: 1999, quantity: 2 },
  { price: 999.5, quantity: 1 },
];
const PARTS = [
  { kind: 'discount', label: 'Summer sale', amount: -50 },
  { kind: 'shipping', label: 'Delivery', amount: 99 },
  { kind: 'tax', label: 'GST 12%', amount: 535.45, included: true },
];
const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const termsOf = (totals: Amounts, money: Money) => textOf(<CartTerms totals={totals} money={money} className="" />);

describe('what lines come to', () => {
  test('O13: a store that says nothing of totals means the sum of price times quantity, without drift', () => {
    expect(toTotals({}, LINES)).toEqual({ subtotal: 4997.5, parts: [], total: 4997.5 });
    expect(ownTotals([{ price: 0.1, quantity: 3 }]).total).toBe(0.3);
  });

  test('a store that says a total is believed, with its parts', () => {
    expect(toTotals({ total: 5046.5, subtotal: 4997.5, parts: PARTS }, LINES)).toEqual({
      subtotal: 4997.5,
      parts: PARTS,
      total: 5046.5,
    });
    expect(toTotals({ total: 5000 }, LINES)).toEqual({ subtotal: 4997.5, parts: [], total: 5000 });
  });

  test('parts without a total are not half believed', () => {
    expect(toTotals({ parts: PARTS }, LINES)).toEqual(ownTotals(LINES));
  });
});

describe('what screens say of it', () => {
  const own = ownTotals(LINES);
  const whole = { subtotal: 4997.5, parts: PARTS, total: 5046.5 };

  test('without parts: the last amount alone, by the name of its screen', () => {
    expect(textOf(<Totals totals={own} money={MONEY} />)).toBe('Subtotal ₹4,997.50');
    expect(textOf(<Totals totals={own} money={MONEY} says={{ name: 'Amount due' }} />)).toBe('Amount due ₹4,997.50');
    expect(textOf(<Totals totals={own} money={MONEY} says={{ name: 'Total', subtotal: true, shipping: true }} />)).toBe(
      'Subtotal ₹4,997.50 Shipping Free Total ₹4,997.50',
    );
  });

  test('with parts: each with its label and amount, in the order of the store; what is included says so', () => {
    expect(textOf(<Totals totals={whole} money={MONEY} />)).toBe(
      'Subtotal ₹4,997.50 Summer sale -₹50 Delivery ₹99 Includes GST 12% ₹535.45 Total ₹5,046.50',
    );
    expect(textOf(<Totals totals={whole} money={MONEY} says={{ subtotal: true, shipping: true }} />)).toBe(
      'Subtotal ₹4,997.50 Summer sale -₹50 Delivery ₹99 Includes GST 12% ₹535.45 Total ₹5,046.50',
    );
  });

  test('a discount alone leaves shipping free', () => {
    const discounted = { ...whole, parts: PARTS.slice(0, 1), total: 4947.5 };
    expect(rowsOf(discounted, MONEY, { shipping: true })).toEqual([
      { name: 'Subtotal', value: '₹4,997.50' },
      { name: 'Summer sale', value: '-₹50' },
      { name: 'Shipping', value: 'Free' },
      { name: 'Total', value: '₹4,947.50' },
    ]);
  });

  test('10.parts a delivery that costs nothing is free, as it is where it is chosen', () => {
    const parts = [{ kind: 'shipping', label: 'Standard', amount: 0 }];
    expect(rowsOf({ ...own, parts }, MONEY, { shipping: true })).toEqual([
      { name: 'Subtotal', value: '₹4,997.50' },
      { name: 'Standard', value: 'Free' },
      { name: 'Total', value: '₹4,997.50' },
    ]);
  });

  test('taxes are included where the store says so and no part names them', () => {
    const taxed = { ...MONEY, taxIncluded: true };
    expect(termsOf(own, taxed)).toBe('Shipping free, taxes included');
    expect(termsOf(own, MONEY)).toBe('Shipping free');
    expect(termsOf({ ...own, parts: PARTS.slice(1, 2) }, taxed)).toBe('Taxes included');
    expect(termsOf(whole, taxed)).toBe('');
    expect(rowsOf(own, taxed, { taxes: true })).toEqual([
      { name: 'Taxes', value: 'Included' },
      { name: 'Subtotal', value: '₹4,997.50' },
    ]);
  });

  test('where only the store can tell, and has not: a subtotal, neither Free nor a total', () => {
    const open = { ...own, total: undefined };
    expect(textOf(<Totals totals={open} money={MONEY} says={{ shipping: true }} />)).toBe('Subtotal ₹4,997.50');
    expect(
      textOf(<Totals totals={open} money={MONEY} says={{ name: 'Total', subtotal: true, shipping: true }} />),
    ).toBe('Subtotal ₹4,997.50');
    expect(termsOf(open, MONEY)).toBe('');
  });

  test('not known yet: the name stands, the amount is open', () => {
    expect(textOf(<Totals totals={undefined} money={MONEY} says={{ name: 'Amount due' }} />)).toBe('Amount due');
  });
});
