// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { toProduct } from '#catalog/product.ts';

/** docs/decisions D19: sold-out choices are shown as such, colours like sizes. */
const variant = (size: string, color: string, available: boolean) => ({
  ...(size && { size }),
  color,
  available,
  regularPrice: 10,
});

function page(
  variants: ReturnType<typeof variant>[],
  asked?: { size: string; color: string },
  inDialog = false,
): Document {
  const values = (key: 'size' | 'color') => [...new Set(variants.map((one) => one[key] ?? ''))].filter(Boolean);
  const attributes = (['size', 'color'] as const).map((key) => ({ key, value: values(key) }));
  const product = {
    ...toProduct({ id: 'cap', title: 'Cap', regularPrice: 10, attributes, variants }),
    chosen: asked,
  };
  const html = renderToStaticMarkup(
    <BuyForm
      product={product}
      money={{ currency: 'INR', locale: 'en-IN' }}
      shades={{}}
      inDialog={inDialog}
      takesRequests
    />,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const choices = (document: Document, name: 'size' | 'color') =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map((input) => ({
    value: input.value,
    gone: input.closest('label')!.textContent.includes('(sold out)'),
    struck: input.closest('label')!.classList.contains('choice-gone'),
    disabled: input.disabled,
  }));
const buttons = (document: Document) =>
  [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].map(({ textContent, disabled }) => ({
    textContent,
    disabled,
  }));

for (const inDialog of [false, true])
  test(`a colour that is sold out in every size is struck and named so${inDialog ? ', in quick view too' : ''}; it can still be looked at`, () => {
    const shown = page(
      [
        variant('S', 'Black', true),
        variant('M', 'Black', false),
        variant('S', 'Khaki', false),
        variant('M', 'Khaki', false),
      ],
      undefined,
      inDialog,
    );
    expect(choices(shown, 'color')).toEqual([
      { value: 'Black', gone: false, struck: false, disabled: false },
      { value: 'Khaki', gone: true, struck: true, disabled: false },
    ]);
    for (const { textContent, disabled } of buttons(shown))
      expect([textContent, disabled]).toEqual(['Add to Cart', false]);
  });

test('with a sold-out colour chosen nothing can be added, and a mail can be asked for', () => {
  const shown = page([variant('S', 'Black', true), variant('S', 'Khaki', false)], { size: '', color: 'Khaki' });
  expect(buttons(shown).length).toBeGreaterThan(0);
  for (const { textContent, disabled } of buttons(shown)) expect([textContent, disabled]).toEqual(['Sold out', true]);
  expect(choices(shown, 'size')).toEqual([{ value: 'S', gone: true, struck: true, disabled: true }]);
  expect(shown.querySelector('legend')!.textContent).toContain('Khaki, sold out');
  expect(shown.body.textContent).toContain("Email me when it's back");
});

test('sizes that are sold out stay as they were: struck, named so, not to be chosen', () => {
  const shown = page([variant('S', 'Black', true), variant('M', 'Black', false)]);
  expect(choices(shown, 'size')).toEqual([
    { value: 'S', gone: false, struck: false, disabled: false },
    { value: 'M', gone: true, struck: true, disabled: true },
  ]);
});

test('before the island is hydrated nothing adds at once what may be of a sold-out colour', () => {
  const marked = (...variants: ReturnType<typeof variant>[]) =>
    page(variants).querySelectorAll('[data-instant]').length;
  expect(marked(variant('', 'Black', true), variant('', 'Khaki', true))).toBeGreaterThan(0);
  expect(marked(variant('', 'Black', true), variant('', 'Khaki', false))).toBe(0);
});

test('a product without stock figures is always available', () => {
  const shown = page([]);
  expect(buttons(shown).every(({ disabled }) => !disabled)).toBe(true);
});
