import { describe, expect, test } from 'vitest';
import { referenceOf, toProduct } from '#catalog/product.ts';
import { specificationsOf } from '#catalog/specifications.ts';
import { isOnSale } from '#catalog/variant.ts';
import { priceOf } from '#catalog/price/price-of.ts';
import { isAvailable } from '#catalog/variant.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';

const shown = (wire: Record<string, unknown>) => toProduct(productEndpoint.answer.parse({ id: 'abcdefghij', ...wire }));

describe('3.product.shown: a product as displayed', () => {
  test('price is discountedPrice, else regularPrice, else 0', () => {
    expect(shown({ regularPrice: 100, discountedPrice: 80 })).toMatchObject({ price: 80, originalPrice: 100 });
    expect(shown({ regularPrice: 100 })).toMatchObject({ price: 100, originalPrice: undefined });
    expect(shown({ regularPrice: null, discountedPrice: null })).toMatchObject({ price: 0, originalPrice: undefined });
  });
  test('numbers as text are prices; a discounted price of 0 is none', () => {
    expect(shown({ regularPrice: '1999.50', discountedPrice: '1499' })).toMatchObject({
      price: 1499,
      originalPrice: 1999.5,
    });
    expect(shown({ regularPrice: 100, discountedPrice: 0 })).toMatchObject({ price: 100, originalPrice: undefined });
  });
  test('attributes with id, values, metricUnit; nothing is written of what is not there', () => {
    const attributes = [
      { id: 1, key: 'weight', values: [380, null, ''], metricUnit: 'g' },
      { key: 'wash', values: [null, {}] },
      { key: null, values: null },
      null,
    ];
    expect(specificationsOf(shown({ attributes }))).toEqual([{ key: 'Weight', value: '380 g' }]);
  });
  test('who made it stands below the shop’s own word; any other key is the store’s', () => {
    const attributes = [
      { key: 'brand', value: ['Kiln'] },
      { key: 'Material', value: ['Linen'] },
    ];
    expect(specificationsOf(shown({ attributes }))).toEqual([
      { key: 'Brand', isOurs: true, value: 'Kiln' },
      { key: 'Material', value: 'Linen' },
    ]);
  });
  test('image is imgUrl, else first image, else empty', () => {
    expect(shown({ imgUrl: 'a', images: [{ url: 'b' }] }).image).toBe('a');
    expect(shown({ images: [{ url: 'b' }] }).image).toBe('b');
    expect(shown({ images: null }).image).toBe('');
  });
  test('the picture for messengers is that of the first image, where the backend made one', () => {
    expect(shown({ images: [{ url: 'a', social: '/media/a-social.jpg' }, { url: 'b' }] }).social).toBe(
      '/media/a-social.jpg',
    );
    expect(shown({ images: [{ url: 'a' }] }).social).toBeUndefined();
    expect(shown({ images: [{ url: 'a', social: null }] })).toMatchObject({ social: undefined, image: 'a' });
  });
  test('sizes and colours by key, case-insensitive', () => {
    const attributes = [
      { key: 'SIZES', value: ['S', 'M'] },
      { key: 'Colours', value: ['Indigo'] },
      { key: 'featured', value: ['true'] },
    ];
    expect(shown({ attributes })).toMatchObject({
      sizes: ['S', 'M'],
      colors: ['Indigo'],
      featured: true,
    });
    expect(specificationsOf(shown({ attributes }))).toEqual([]);
  });
  test("5.specifications: specifications hide keys with 'phone' and show at most 10", () => {
    const attributes = [
      { key: 'Service Phone', value: ['1'] },
      ...Array.from({ length: 14 }, (_, n) => ({ key: `k${n}`, value: [`v${n}`] })),
    ];
    const specifications = specificationsOf(shown({ attributes }));
    expect(specifications).toHaveLength(10);
    expect(specifications[0]).toEqual({ key: 'K0', value: 'v0' });
  });
  test('5.specifications: neither the type nor what is chosen as a size is repeated, by whatever name', () => {
    const specified = (wire: Record<string, unknown>) => specificationsOf(shown(wire)).map(({ key }) => key);
    const attributes = [
      { key: 'size', value: ['M / Slim', 'L / Slim', 'M / Wide'] },
      { key: 'Größe', value: ['L', 'M'] },
      { key: 'Fit', value: ['Slim', 'Wide'] },
      { key: 'Typ', value: ['Hemden'] },
      { key: 'Fabric', value: ['Linen'] },
    ];
    expect(specified({ attributes, parentCategory: 'Hemden' })).toEqual(['Fabric']);
    expect(specified({ attributes, parentCategory: 'Tops' })).toEqual(['Typ', 'Fabric']);
    const same = [
      { key: 'size', value: ['38'] },
      { key: 'Inseam', value: ['38'] },
    ];
    expect(specified({ attributes: same })).toEqual(['Inseam']);
  });
  test('sale badge when originalPrice exists and exceeds price', () => {
    expect(isOnSale({ price: 80, originalPrice: 100 })).toBe(true);
    expect(isOnSale({ price: 100, originalPrice: 100 })).toBe(false);
    expect(isOnSale({ price: 100, originalPrice: undefined })).toBe(false);
  });
  test('first 8 characters of the id', () => expect(referenceOf({ id: '7f3a9c21-slim-raw' })).toBe('7f3a9c21'));
});

describe('variants', () => {
  const product = shown({
    regularPrice: 100,
    variants: [
      { size: 'S', color: 'Blue', regularPrice: 100, available: false },
      { size: 'M', color: 'Blue', regularPrice: 120, discountedPrice: 110, available: true },
    ],
  });
  test('a choice has its own price', () => {
    expect(priceOf(product, { size: 'M', color: 'Blue' })).toEqual({ price: 110, originalPrice: 120 });
    expect(priceOf(product, { size: '', color: '' })).toEqual({ price: 100, originalPrice: undefined });
  });
  test('10.from: of a colour alone the price is that of its sizes, and so is what is struck through', () => {
    const jumper = shown({
      regularPrice: 119,
      discountedPrice: 89,
      variants: ['Black', 'Rust', 'Moss'].flatMap((color) =>
        ['S', 'M'].map((size) => ({
          ...{ size, color, available: true, regularPrice: color === 'Moss' && size === 'M' ? 129 : 119 },
          ...(color === 'Rust' && { discountedPrice: 89 }),
        })),
      ),
    });
    const of = (choice: object) => priceOf({ ...jumper, from: true }, { size: '', color: '', ...choice });
    expect(of({})).toEqual({ price: 89, from: true, originalPrice: 119 });
    expect(of({ color: 'Black' })).toEqual({ price: 119, originalPrice: undefined });
    expect(of({ color: 'Rust' })).toEqual({ price: 89, originalPrice: 119 });
    expect(of({ color: 'Moss' })).toEqual({ price: 119, originalPrice: undefined, from: true });
    expect(of({ size: 'M' })).toEqual({ price: 89, originalPrice: 119, from: true });
    expect(of({ color: 'Teal' })).toEqual({ price: 89, from: true, originalPrice: 119 });
  });
  test('a sold-out choice is known, an unknown one is not refused', () => {
    expect(isAvailable(product, { size: 'S', color: '' })).toBe(false);
    expect(isAvailable(product, { size: 'M', color: '' })).toBe(true);
    expect(isAvailable(product, { size: 'XL', color: '' })).toBe(true);
  });
});
