import type { LineInput } from '#backends/serving/order-lines.ts';
import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { describe, expect, test } from 'vitest';
import type { VariantRow } from '#store-api/base/db/schema.ts';
import { resolveLine as resolve } from '#store-api/shop/orders/lines/resolve-line.ts';
import type { OrderedProduct } from '#store-api/shop/orders/lines/resolved-line.ts';

const NO_GOODS = { weight_grams: null, hsn: null, tax_class: null, origin_country: null };
const NO_SALE = { compare_paise: null, prior_paise: null, reference_paise: null };

const resolveLine = (product: OrderedProduct, input: LineInput) => resolve(product, input, refusalsIn('en'));

describe('a line to buy', () => {
  const variant = (id: string, size: string | null, color: string | null, stock: number | null = null): VariantRow => ({
    store_id: 's',
    id,
    product_id: 'p',
    position: 0,
    sku: null,
    size,
    color,
    regular_paise: 100,
    discounted_paise: null,
    stock,
    ...NO_GOODS,
    ...NO_SALE,
  });
  const product = (variants: VariantRow[], attributes: object[] = []): OrderedProduct => ({
    id: 'p',
    title: 'Shirt',
    regular_paise: 90,
    discounted_paise: null,
    attributes: JSON.stringify(attributes),
    category: 'Shirts',
    ...NO_GOODS,
    variants,
    image: null,
  });
  const choose = (size?: string, color?: string, quantity = 1) => ({
    productId: 'p',
    quantity,
    choice: { size, color },
  });

  test('D27: of several colours none is filled in, the choices are named', () => {
    const sold = product([
      variant('red', 'M', 'Red', 0),
      variant('blue', 'M', 'Blue', 5),
      variant('sand', 'M', 'Sand', 5),
      variant('l', 'L', 'Green', 5),
    ]);
    expect(resolveLine(sold, choose('M'))).toEqual({
      problem: 'choice',
      text: 'Please select a color for Shirt',
      choices: { color: ['Blue', 'Sand'] },
    });
    expect(resolveLine(sold, choose('L'))).toMatchObject({ problem: 'choice', choices: { color: ['Green'] } });
    expect(resolveLine(sold, choose('m', 'blue'))).toMatchObject({
      variant_id: 'blue',
      size: 'M',
      color: 'Blue',
      price_paise: 100,
      counted: true,
    });
  });

  test('D27: a cap of several colours that was added without one does not become the first', () => {
    const cap = product([variant('khaki', 'One Size', 'Khaki', 5), variant('black', 'One Size', 'Black', 5)]);
    expect(resolveLine(cap, choose('One Size'))).toEqual({
      problem: 'choice',
      text: 'Please select a color for Shirt',
      choices: { color: ['Khaki', 'Black'] },
    });
    const listed = product([], [{ key: 'Colour', value: ['Khaki', 'black', 'khaki'] }]);
    expect(resolveLine(listed, choose())).toMatchObject({ problem: 'choice', choices: { color: ['Khaki', 'black'] } });
  });

  test('a single colour is no choice', () => {
    expect(
      resolveLine(
        product([variant('s', 'S', 'Blue', 2), variant('m', 'M', 'blue ', 2)], [{ key: 'Color', value: ['Blue'] }]),
        choose('M'),
      ),
    ).toMatchObject({ variant_id: 'm', size: 'M', color: 'blue ' });
  });

  test('what does not go together names what each half goes with; what is sold out whatever is chosen is sold out', () => {
    const sold = product([variant('a', 'S', 'Red', 1), variant('b', 'M', 'Blue', 1), variant('c', 'M', 'Sand', 0)]);
    expect(resolveLine(sold, choose('S', 'Blue'))).toEqual({
      problem: 'choice',
      text: 'Shirt does not come in S, Blue',
      choices: { size: ['M'], color: ['Red'] },
    });
    expect(resolveLine(sold, choose('XL', 'Blue'))).toEqual({
      problem: 'choice',
      text: 'Shirt does not come in size XL',
      choices: { size: ['M'] },
    });
    expect(resolveLine(sold, choose())).toEqual({
      problem: 'choice',
      text: 'Please select a size for Shirt',
      choices: { size: ['S', 'M'], color: ['Red', 'Blue'] },
    });
    expect(resolveLine(product([variant('a', 'M', 'Red', 0), variant('b', 'M', 'Blue', 0)]), choose('M'))).toEqual({
      problem: 'sold-out',
      text: 'Shirt, M is sold out',
      left: 0,
    });
  });

  test('an attribute keyed SIZES asks for a size too', () => {
    expect(resolveLine(product([], [{ key: 'SIZES', value: ['M'] }]), choose())).toEqual({
      problem: 'choice',
      text: 'Please select a size for Shirt',
      choices: { size: ['M'] },
    });
  });

  describe('D18: the map alone', () => {
    const map = (quantity = 1) => ({ productId: 'p', quantity });
    const priced = (one: VariantRow, regular_paise: number, discounted_paise: number | null = null): VariantRow => ({
      ...one,
      regular_paise,
      discounted_paise,
    });

    test('a single variant is meant', () => {
      expect(resolveLine(product([variant('only', 'One Size', null, 2)]), map())).toMatchObject({
        variant_id: 'only',
        size: 'One Size',
        counted: true,
      });
    });

    test('of several: the cheapest in stock at the price that the product shows, its stock taken, and named', () => {
      const several = product([
        priced(variant('xl', 'XL', null, 9), 120),
        priced(variant('s', 'S', null, 0), 90),
        priced(variant('m', 'M', null, 2), 200, 90),
        priced(variant('l', 'L', null, 9), 90),
      ]);
      expect(resolveLine(several, map())).toMatchObject({
        variant_id: 'm',
        size: 'M (size not given by the shopper)',
        color: null,
        price_paise: 90,
        counted: true,
      });
      expect(resolveLine(several, map(3))).toMatchObject({ variant_id: 'l', quantity: 3, price_paise: 90 });
    });

    test('a colour that the map could not carry is named as not given too', () => {
      const several = product([priced(variant('a', 'M', 'Red'), 90), priced(variant('b', 'M', 'Blue'), 90)]);
      expect(resolveLine(several, map())).toMatchObject({
        variant_id: 'a',
        size: 'M',
        color: 'Red (color not given by the shopper)',
        counted: false,
      });
    });

    test('none left at that price is sold out, whatever is left at another; more than one variant has is not split', () => {
      const dear = product([priced(variant('s', 'S', null, 0), 90), priced(variant('m', 'M', null, 5), 120)]);
      expect(resolveLine(dear, map())).toEqual({ problem: 'sold-out', text: 'Shirt is sold out', left: 0 });
      const two = product([priced(variant('s', 'S', null, 2), 90), priced(variant('m', 'M', null, 2), 90)]);
      expect(resolveLine(two, map(3))).toEqual({ problem: 'sold-out', text: 'Only 2 of Shirt left', left: 2 });
      expect(
        resolveLine(product([priced(variant('s', 'S', null, 2), 120), priced(variant('m', 'M', null, 2), 130)]), map()),
      ).toMatchObject({ problem: 'sold-out', left: 0 });
    });
  });

  test('a size given for a product without sizes is not kept', () => {
    expect(resolveLine(product([]), choose('M', 'Red'))).toMatchObject({ size: null, color: null });
  });
});
