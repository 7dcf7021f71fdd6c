// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CardActions from '#catalog/cards/CardActions.tsx';
import { cardFacts } from '#catalog/cards/card-facts.ts';
import { toProduct } from '#catalog/product.ts';

const variant = (size: string, available: boolean) => ({ size, available, regularPrice: 10 });
const cap = (variants: ReturnType<typeof variant>[]) =>
  cardFacts(toProduct({ id: 'cap', title: 'Cap', regularPrice: 10, variants }));

function buttons(soldOut: true | undefined): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(
    <CardActions product={cap([])} guide="caps" money={{ currency: 'INR', locale: 'en-IN' }} soldOut={soldOut} />,
  );
  return [...holder.querySelectorAll('button')].map((button) => button.ariaLabel ?? '');
}

test('10.stock: a card is sold out where no choice is left; one that says nothing of choices never is', () => {
  expect(cap([variant('S', false), variant('M', false)]).soldOut).toBe(true);
  expect(cap([variant('S', false), variant('M', true)])).not.toHaveProperty('soldOut');
  expect(cap([])).not.toHaveProperty('soldOut');
});

test('10.stock: what is sold out has no Add to Cart on its card', () => {
  const rest = ['Quick View: Cap', 'Size Guide: Cap'];
  expect(buttons(undefined)).toEqual(['Add to Wishlist: Cap', 'Add to Cart: Cap', ...rest]);
  expect(buttons(true)).toEqual(['Add to Wishlist: Cap', ...rest]);
});
