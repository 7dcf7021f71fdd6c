// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { toProduct } from '#catalog/product.ts';

const LOWEST = 'Lowest price of the last 30 days';

/** What stands in place of the price. */
function priceOf(discountedPrice: number | undefined, saysLowest?: boolean): string {
  const html = renderToStaticMarkup(
    <BuyForm
      product={toProduct({ id: 'cap', title: 'Cap', regularPrice: 69, discountedPrice })}
      money={{ currency: 'EUR', locale: 'en-IE' }}
      shades={{}}
      {...(saysLowest === undefined ? {} : { saysLowest })}
    />,
  );
  return new DOMParser().parseFromString(html, 'text/html').querySelector('form p')!.textContent;
}

test('10.prior-price: beside a struck price stands that it is the lowest of 30 days, where the backend says so', () => {
  expect(priceOf(49, true)).toBe(`€49Was €69Sale${LOWEST}: €69`);
  expect(priceOf(undefined, true)).toBe('€69');
  expect(priceOf(49)).toBe('€49Was €69Sale');
});
