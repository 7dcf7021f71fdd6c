// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { formLine } from '#catalog/product-page/form-line.ts';
import { formProduct } from '#catalog/product-page/form-product.ts';
import { toProduct } from '#catalog/product.ts';

const PICTURES = [
  { url: '/indigo.jpg', alt: 'Shirt in indigo' },
  { url: '/back.jpg', alt: 'Shirt in indigo, back' },
  { url: '/rust.jpg', alt: 'Shirt in Rust, front' },
  { url: '/rust-back.jpg', alt: 'Shirt in rust, back' },
];

const shirt = (more: object = {}) =>
  toProduct({
    id: 'shirt',
    images: PICTURES,
    attributes: [{ key: 'Color', value: ['Indigo', 'Rust', 'Sand', 'constructor'] }],
    ...more,
  });

/** The picture of the line that a form with this colour puts into the cart. */
function pictureOf(color: string, product = shirt()): string | undefined {
  document.body.innerHTML = `<form><input name="color" value="${color}"><input name="quantity" value="1"></form>`;
  // As the page has it: written into it, and read from there.
  const sent: ReturnType<typeof formProduct> = JSON.parse(JSON.stringify(formProduct(product, product.image)));
  return formLine(sent, document.querySelector('form')!)?.image;
}

test.each([
  ['Indigo', '/indigo.jpg'],
  ['Rust', '/rust.jpg'],
])('2.cart.lines: a line in %s has the picture that the page turns to for it', (color, picture) => {
  expect(pictureOf(color)).toBe(picture);
});

test.each(['Shirt, Rust', 'Chemise en rust'])('"%s" names the colour too', (alt) => {
  const [first] = PICTURES;
  expect(pictureOf('Rust', shirt({ images: [first, { url: '/other.jpg', alt }] }))).toBe('/other.jpg');
});

test.each(['Shirt, rust buttons', 'Shirt of rust'])('"%s" does not', (alt) => {
  const [first] = PICTURES;
  expect(pictureOf('Rust', shirt({ images: [first, { url: '/other.jpg', alt }] }))).toBe('/indigo.jpg');
});

test.each(['Sand', 'constructor', ''])('without a picture of "%s" it has that of the product', (color) => {
  expect(pictureOf(color)).toBe('/indigo.jpg');
});

test('pictures that say no colour, as those of another backend, change nothing and are not sent', () => {
  const bare = shirt({ images: PICTURES.map(({ url }) => ({ url })), imgUrl: '/main.jpg' });
  expect(pictureOf('Rust', bare)).toBe('/main.jpg');
  expect(formProduct(bare, bare.image)).not.toHaveProperty('pictures');
});

test('an address that is none of a picture is not shown', () => {
  const images = [PICTURES[0], { url: 'javascript:alert(1)', alt: 'Shirt in rust' }];
  expect(pictureOf('Rust', shirt({ images }))).toBe('/indigo.jpg');
});
