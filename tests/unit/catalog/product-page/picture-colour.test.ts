import { expect, test } from 'vitest';
import { startChoice } from '#catalog/product-page/choice/choice-of-url.ts';
import { formProduct } from '#catalog/product-page/form-product.ts';
import { toProduct } from '#catalog/product.ts';

const cap = (alt: string | undefined, colors = ['Khaki', 'Black'], more: object = {}) =>
  toProduct({
    id: 'cap',
    images: [
      { url: '/cap.jpg', alt },
      { url: '/other.jpg', alt: 'Cap in khaki' },
    ],
    attributes: [{ key: 'Color', value: colors }],
    ...more,
  });
const shown = (...given: Parameters<typeof cap>) => startChoice(cap(...given)).color;

test.each([
  ['Cap in black, on a pale table', ['Khaki', 'Black'], 'Black'],
  ['Black cap', ['Khaki', 'Black'], 'Black'],
  ['Black stitched cap in mid khaki, front', ['Black', 'Khaki', 'Mid Khaki'], 'Mid Khaki'],
  ['Cap in mid blue', ['Blue', 'Mid Blue'], 'Mid Blue'],
  ['Cap in black & white (checked)', ['Black', 'Black & White (Checked)', '***'], 'Black & White (Checked)'],
])('D27: %s is seen, so of %j the page has %s chosen', (alt, colors, seen) => {
  expect(shown(alt, colors)).toBe(seen);
});

test.each([undefined, '', 'Cap', 'Blackened cap', 'Cap in green', 'Black and khaki cap'])(
  'a picture called %j tells no colour: none is chosen, and the cart asks',
  (alt) => {
    expect(shown(alt)).toBe('');
  },
);

test('the only colour is chosen whatever the picture is called; what the address asks for comes first', () => {
  expect(shown(undefined, ['Black'])).toBe('Black');
  expect(startChoice({ ...cap('Cap in black'), chosen: { size: '', color: 'Khaki' } }).color).toBe('Khaki');
});

test('a sold-out colour is not chosen', () => {
  const variants = [
    { color: 'Black', size: 'S', available: false },
    { color: 'Khaki', size: 'S', available: true },
  ];
  expect(shown('Cap in black', undefined, { variants })).toBe('');
  expect(shown('Cap in khaki', undefined, { variants })).toBe('Khaki');
});

test('the only colour is not chosen where it is sold out', () => {
  expect(shown('Cap in black', ['Black'], { variants: [{ color: 'Black', size: 'S', available: false }] })).toBe('');
});

test("nor is the picture's colour where the size that the address asks for is sold out in it", () => {
  const variants = ['Black', 'Khaki'].flatMap((color) =>
    ['S', 'M'].map((size) => ({ color, size, available: size === 'M' || color === 'Khaki' })),
  );
  const begins = (size: string) =>
    startChoice({ ...cap('Cap in black', undefined, { variants }), chosen: { size, color: '' } });
  expect(begins('S')).toEqual({ size: 'S', color: '' });
  expect(begins('M')).toEqual({ size: 'M', color: 'Black' });
});

test('a sold-out colour that the address asks for is shown, as one that is sold out', () => {
  const variants = [
    { color: 'Black', size: 'S', available: false },
    { color: 'Khaki', size: 'S', available: true },
  ];
  expect(
    startChoice({ ...cap('Cap in khaki', undefined, { variants }), chosen: { size: '', color: 'Black' } }).color,
  ).toBe('Black');
});

test('the form, which is sent without the pictures, begins with the same colour', () => {
  const sent = formProduct(cap('Cap in black'), '/cap.jpg');
  expect(sent.images).toEqual([]);
  expect(startChoice(JSON.parse(JSON.stringify(sent)))).toEqual({ size: '', color: 'Black' });
  expect(formProduct(cap('Cap'), '/cap.jpg')).not.toHaveProperty('chosen');
});
