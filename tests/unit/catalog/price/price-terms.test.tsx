// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DELIVERIES, deliveringStore } from '../../seo/delivering-stores.ts';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { priceTerms } from '#catalog/price/price-terms.ts';
import { toProduct } from '#catalog/product.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { toStore } from '#site/store.ts';

const store = (wire: Record<string, unknown>) =>
  toStore(storeInfoEndpoint.answer.parse({ storeName: 'X', ...wire }), false);
const FREE = { id: 'a', label: 'Standard', price: 0 };

describe('11.price-terms: what stands beside prices is what the record states', () => {
  test('a store that says nothing of tax and delivery, or only that prices have none, has no line', () => {
    for (const wire of [
      {},
      { terms: { country: 'DE' } },
      { terms: { taxIncluded: false } },
      { delivery: DELIVERIES.flat },
    ])
      expect(priceTerms(store(wire))).toBeUndefined();
    expect(priceTerms(store({ capabilities: ['quotes', 'parts'] }))).toBeUndefined();
  });

  test.each([
    ['flat', DELIVERIES.flat],
    ['zones', DELIVERIES.zones],
    ['by weight', DELIVERIES.byWeight],
    [
      'free at some places alone',
      { methods: [{ ...FREE, price: undefined, zones: [{ postalCodes: ['1'], price: 0 }] }] },
    ],
    ['free up to a weight', { methods: [{ id: 'a', label: 'Post', byWeight: [{ upTo: 500, price: 0 }] }] }],
    ['pick-up free, else not', { methods: [...DELIVERIES.pickUp.methods, ...DELIVERIES.flat.methods] }],
  ])('delivery that may cost something: %s', (_kind, delivery) => {
    expect(priceTerms(deliveringStore(delivery))?.words).toBe('Shipping calculated at checkout.');
    expect(priceTerms(deliveringStore(delivery, { taxIncluded: true }))?.words).toBe(
      'Tax included. Shipping calculated at checkout.',
    );
  });

  test.each([
    ['one way', { methods: [FREE] }],
    ['one of two', { methods: [...DELIVERIES.flat.methods, FREE] }],
    ['from nothing on', { methods: [{ ...FREE, price: 5, freeFrom: 0 }] }],
  ])('delivery that is free everywhere: %s', (_kind, delivery) => {
    expect(priceTerms(deliveringStore(delivery))?.words).toBe('Free shipping.');
  });

  test('of who only collects, and of a store whose delivery is not known, nothing is said of shipping', () => {
    expect(priceTerms(deliveringStore(DELIVERIES.pickUp))).toBeUndefined();
    expect(priceTerms(store({ capabilities: ['quotes', 'parts'], terms: { taxIncluded: true } }))?.words).toBe(
      'Tax included.',
    );
  });

  test('without parts delivery is free; tax that is added says so', () => {
    expect(priceTerms(store({ terms: { taxIncluded: true } }))?.words).toBe('Tax included. Free shipping.');
    expect(priceTerms(deliveringStore(DELIVERIES.flat, { taxIncluded: false, taxAdded: true }))?.words).toBe(
      'Tax added at checkout. Shipping calculated at checkout.',
    );
  });

  test('it leads to the page on shipping, where there is one', () => {
    const terms = { taxIncluded: true };
    expect(priceTerms(store({ terms }))?.href).toBeUndefined();
    expect(priceTerms(store({ terms, policies: { shipping: '<p>By post.</p>' } }))?.href).toBe('/shipping');
  });

  test('it stands directly below the price of a product', () => {
    const place = document.createElement('div');
    const priceTerms = { words: 'Tax included.', href: '/shipping' };
    const product = toProduct({ id: 'a', title: 'A', regularPrice: 10 });
    const money = { currency: 'EUR', locale: 'de-DE' };
    const html = (terms?: typeof priceTerms) =>
      renderToStaticMarkup(<BuyForm product={product} money={money} shades={{}} priceTerms={terms} />);
    place.innerHTML = html(priceTerms);
    expect([...place.querySelectorAll('form > p')].map(({ textContent }) => textContent.trim())).toEqual([
      '10\u00a0€Tax included.',
    ]);
    expect(place.querySelector('form > p a')?.getAttribute('href')).toBe('/shipping');
    place.innerHTML = html();
    expect(place.querySelector('form > p')?.children).toHaveLength(1);
  });
});
