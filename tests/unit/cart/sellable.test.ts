import { describe, expect, test } from 'vitest';
import { cardLine, chosenLine, firstChoice, sizeMissing } from '#cart/sellable.ts';

const jeans = { id: 'a', name: 'Jeans', image: '/a.jpg', price: 1999, sizes: ['30', '32'], colors: ['Indigo'] };

describe('4.card-add 5.size: what a tap on Add to Cart puts into the cart', () => {
  test('a single size or colour is chosen from the start, several are not', () => {
    expect(firstChoice(jeans)).toEqual({ size: '', color: 'Indigo' });
    expect(firstChoice({ sizes: [], colors: ['a', 'b'] })).toEqual({ size: '', color: '' });
  });
  test('a product with sizes needs one of its own', () => {
    expect(sizeMissing(jeans, '')).toBe(true);
    expect(sizeMissing(jeans, '99')).toBe(true);
    expect(sizeMissing(jeans, '30')).toBe(false);
    expect(sizeMissing({ sizes: [] }, '')).toBe(false);
    expect(cardLine(jeans)).toBeUndefined();
  });
  test('a card of one size puts in one piece', () =>
    expect(cardLine({ ...jeans, sizes: ['One Size'] })).toEqual({
      id: 'a',
      name: 'Jeans',
      image: '/a.jpg',
      price: 1999,
      quantity: 1,
      selectedSize: 'One Size',
      selectedColor: 'Indigo',
    }));
  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [1e9, 99],
  ])('a quantity of %s is %s', (asked, put) =>
    expect(chosenLine(jeans, { size: '30', color: '' }, asked, 5)).toMatchObject({ quantity: put, price: 5 }),
  );
});
