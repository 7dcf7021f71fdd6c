import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NOW, ORIGIN, productOf, read, STORE } from '../seo/shop.ts';
import { shippingTerms } from '#catalog/product-page/shipping-terms.ts';
import { SummaryLines } from '#checkout/SummaryLines.tsx';
import { googleFeed } from '#seo/feeds/google-feed.ts';
import { productGraph } from '#seo/graph/product-graph.ts';
import { storeGraph } from '#seo/graph/store-graph.ts';
import { type Store, toStore } from '#site/store.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';

/** What a store did not say of itself no page, graph or feed says of it. */
const storeOf = (wire: Record<string, unknown>) =>
  toStore(
    storeInfoEndpoint.answer.parse({
      storeName: 'Klay',
      companyAddress: '4 Quay Street\nBristol',
      companyPhone: '+44 117 000',
      ...wire,
    }),
    false,
  );
const SILENT = storeOf({});
const typesIn = (store: Store) =>
  read(productGraph(productOf(), { store, origin: ORIGIN, now: NOW })).map((thing: any) => thing['@type']);
const summaryOf = (store: Store) =>
  renderToStaticMarkup(
    <SummaryLines
      lines={[]}
      problems={new Map()}
      choices={new Map()}
      money={store.money}
      totals={{ subtotal: 1, parts: [], total: 1 }}
    />,
  );

describe('a store that states no terms', () => {
  test('2.checkout.summary: has no tax included; shipping stays Free', () => {
    expect(summaryOf(SILENT)).not.toMatch(/tax/i);
    expect(summaryOf(SILENT)).toContain('Free');
    expect(SILENT.money).not.toHaveProperty('taxIncluded');
  });

  test('promises machines neither delivery nor returns, and is in no country', () => {
    expect(typesIn(SILENT)).toEqual(['ProductGroup', 'OnlineStore']);
    const text = JSON.stringify([
      ...productGraph(productOf(), { store: SILENT, origin: ORIGIN, now: NOW }),
      ...storeGraph(SILENT, ORIGIN),
    ]);
    expect(text).not.toMatch(/"IN"|Return|shipping|Shipping|unisex/);
  });

  test('tells the feed neither, nor whom its things are for', async () => {
    const wire = { ...productOf(), id: 'bowl' };
    const { each } = googleFeed(SILENT, ORIGIN, (async function* () {})());
    const item = each(
      productEndpoint.answer.parse({
        id: wire.id,
        title: 'Bowl',
        regularPrice: 9,
        imgUrl: '/media/b.jpg',
        category: 'Bowls',
      }),
    )!.text;
    expect(item).toContain('<g:price>9.00 INR</g:price>');
    expect(item).not.toMatch(/shipping|gender|age_group|google_product_category/);
  });
});

describe('a store that states some', () => {
  test('taxes included', () => {
    const store = storeOf({ terms: { taxIncluded: true } });
    expect(summaryOf(store)).toContain('Prices include taxes.');
    expect(summaryOf(storeOf({ terms: { taxIncluded: false } }))).not.toMatch(/tax/i);
  });

  test('each on its own: a country alone ships there, days alone promise nobody anything', () => {
    expect(typesIn(storeOf({ terms: { country: 'GB' } }))).toEqual([
      'ProductGroup',
      'OnlineStore',
      'OfferShippingDetails',
    ]);
    expect(typesIn(storeOf({ terms: { deliveryDays: 3, returnDays: 30 } }))).toEqual(['ProductGroup', 'OnlineStore']);
    const [, , shipping, returns] = read(
      productGraph(productOf(), {
        store: storeOf({ terms: { country: 'GB', deliveryDays: 3, returnDays: 30, returnFees: 'customer' } }),
        origin: ORIGIN,
        now: NOW,
      }),
    );
    expect(shipping).toMatchObject({
      shippingDestination: { addressCountry: 'GB' },
      deliveryTime: { transitTime: { maxValue: 3 } },
    });
    expect(returns).toMatchObject({
      applicableCountry: 'GB',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
    expect(returns).not.toHaveProperty('returnMethod');
  });

  test('what cannot be read states nothing', () => {
    for (const terms of [
      null,
      'free',
      {
        country: 'India',
        taxIncluded: 'yes',
        deliveryDays: -1,
        returnDays: 1.5,
        returnFees: 'none',
        handlingDays: '2',
      },
    ])
      expect(storeOf({ terms }).terms).toEqual({});
  });
});

test('10.parts where only a quote tells what is charged nobody is told that shipping is free', () => {
  const terms = { country: 'GB', deliveryDays: 3 };
  const charging = (...capabilities: string[]) => storeOf({ terms, capabilities });
  expect(typesIn(charging('quotes', 'parts'))).toEqual(['ProductGroup', 'OnlineStore']);
  expect(typesIn(charging('parts')), 'which nobody can be asked for').toContain('OfferShippingDetails');
  expect(shippingTerms(true, 'Jeans', { deliveryDays: 3, returnDays: 30, noReturns: ['Underwear'] })).toBe(
    'Free shipping, delivered within 3 working days. Returns within 30 days of receipt.',
  );
  expect(shippingTerms(true, 'Underwear', { returnDays: 30, noReturns: ['Underwear'] })).toBe(
    'Free shipping. It cannot be returned.',
  );
  expect(shippingTerms(true, '', {})).toBe('Free shipping.');
  expect(shippingTerms(false, '', { deliveryDays: 3 })).toBe('Delivered within 3 working days.');
  expect(shippingTerms(false, '', {})).toBe('');
});

test('a product of a category whose goods do not go back says so to machines, under the same name', () => {
  const returnsOf = (noReturns: string[]) => {
    const store = storeOf({
      terms: { country: 'IN', returnDays: 7, noReturns },
      policies: { return: '<p>Write.</p>' },
    });
    const graph = read(productGraph(productOf(), { store, origin: ORIGIN, now: NOW }));
    const [group] = graph;
    const { '@id': id } = group.hasVariant[0].offers.hasMerchantReturnPolicy;
    return graph.find((thing: any) => thing['@id'] === id);
  };
  expect(returnsOf(['Jeans'])).toEqual({
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    merchantReturnLink: `${ORIGIN}/return`,
  });
  expect(returnsOf(['Shirts'])).toMatchObject({ merchantReturnDays: 7 });
});

test('a store that states all of it says what the demo shop says', () => {
  expect(typesIn(STORE)).toEqual(['ProductGroup', 'OnlineStore', 'OfferShippingDetails', 'MerchantReturnPolicy']);
});
