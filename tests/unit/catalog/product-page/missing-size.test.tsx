// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { toProduct } from '#catalog/product.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('without a size, Add to Cart moves the focus to the first size that is not sold out', () => {
  const sizes = ['28', '30', '32'];
  const product = toProduct({
    id: 'jeans',
    title: 'Jeans',
    regularPrice: 10,
    attributes: [{ key: 'size', value: sizes }],
    variants: sizes.map((size) => ({ size, available: size !== '28', regularPrice: 10 })),
  });
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(<BuyForm product={product} money={{ currency: 'INR', locale: 'en-IN' }} shades={{}} />),
  );
  act(() => place.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
  expect((document.activeElement as HTMLInputElement).value).toBe('30');
});
