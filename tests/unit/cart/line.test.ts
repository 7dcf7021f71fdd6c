import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine, countItems, decodeLines, lineKey, setQuantity, type CartLine } from '#cart/line.ts';
import { withChoice } from '#cart/lines/line-choice.ts';
import { sumMoney } from '#lib/money.ts';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 'a',
  name: 'Jeans',
  image: '',
  price: 1999,
  quantity: 1,
  selectedSize: 'M',
  selectedColor: 'Blue',
  ...changes,
});

describe('3.cart-line: lines', () => {
  test('4.cart.add: same id, size and colour adds up', () => {
    const { lines, merged } = addLine([line()], line({ quantity: 2 }), 99);
    expect(merged).toBe(true);
    expect(lines).toEqual([line({ quantity: 3 })]);
  });
  test('O5 one product in two sizes: both kept', () => {
    const { lines, merged } = addLine([line()], line({ selectedSize: 'L' }), 99);
    expect(merged).toBe(false);
    expect(lines).toHaveLength(2);
  });
  test('identity cannot be confused by separators in values', () => {
    expect(lineKey(line({ selectedSize: 'a,b', selectedColor: '' }))).not.toBe(
      lineKey(line({ selectedSize: 'b', selectedColor: 'a' })),
    );
  });
  test.each([0, -1, 1.5, Number.NaN])('a quantity of %s is ignored', (quantity) => {
    expect(setQuantity([line({ quantity: 4 })], lineKey(line()), quantity, 99)).toEqual([line({ quantity: 4 })]);
  });
});

describe('a size or colour that a line lacked', () => {
  const bare = line({ selectedColor: '', quantity: 2 });
  test('is given where it stands', () => {
    expect(
      withChoice([line({ id: 'b' }), bare, line({ id: 'c' })], lineKey(bare), { selectedColor: 'Red' }, 99),
    ).toEqual([line({ id: 'b' }), line({ selectedColor: 'Red', quantity: 2 }), line({ id: 'c' })]);
  });
  test('one that has it already grows, at most to the most there can be', () => {
    expect(withChoice([bare, line()], lineKey(bare), { selectedColor: 'Blue' }, 99)).toEqual([line({ quantity: 3 })]);
    expect(withChoice([bare, line({ quantity: 98 })], lineKey(bare), { selectedColor: 'Blue' }, 99)).toEqual([
      line({ quantity: 99 }),
    ]);
  });
  test('of a line that another tab took away nothing comes back', () => {
    expect(withChoice([line()], lineKey(bare), { selectedColor: 'Red' }, 99)).toEqual([line()]);
  });
});

describe('B1 whatever localStorage holds', () => {
  test.each([
    '',
    'null',
    '{}',
    '[',
    '42',
    '"x"',
    '[null,1,"a",[],{}]',
    '[{"id":"a","quantity":-1}]',
    '[{"id":{},"quantity":1}]',
  ])('%s is an empty cart', (text) => {
    expect(decodeLines(text)).toEqual([]);
  });
  test('good lines survive beside bad ones', () => {
    expect(decodeLines(JSON.stringify([null, line(), { id: 'b', quantity: 2, price: 'free' }]))).toEqual([
      line(),
      { id: 'b', name: 'b', image: '', price: 0, quantity: 2, selectedSize: '', selectedColor: '' },
    ]);
  });
  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(decodeLines(text))));
  });
});

test('O13 total is the sum of price times quantity, without float drift', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(paise, fc.integer({ min: 1, max: 99 })), { maxLength: 100 }), (lines) => {
      const exact = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
      expect(Math.round(sumMoney(lines.map(([price, quantity]) => ({ price: price / 100, quantity }))) * 100)).toBe(
        exact,
      );
    }),
    { numRuns: 10_000 },
  );
});

test('the badge counts pieces', () => expect(countItems([line({ quantity: 2 }), line({ quantity: 3 })])).toBe(5));
