import { describe, expect, test } from 'vitest';
import { PROPERTIES } from '../../fixtures/structured-data.ts';
import { graphText } from '#seo/graph/graph.ts';
import { endOfNextMonth } from '#seo/graph/offer.ts';
import { productGraph } from '#seo/graph/product-graph.ts';
import { postalAddress, storeGraph } from '#seo/graph/store-graph.ts';
import { BELT, NOW, ORIGIN, productOf, read, STORE } from './shop.ts';

const told = { store: STORE, origin: ORIGIN, now: NOW };
const graphOf = (changes: Record<string, unknown> = {}) => read(productGraph(productOf(changes), told));
const ofType = (graph: any[], type: string) => graph.find((one) => one['@type'] === type);

describe('a product of two or more choices is a ProductGroup', () => {
  const graph = graphOf();
  const group = ofType(graph, 'ProductGroup');

  test('has every required and recommended field', () => {
    expect(Object.keys(group)).toEqual(expect.arrayContaining([...PROPERTIES.ProductGroup, 'material', 'pattern']));
    for (const variant of group.hasVariant) {
      expect(Object.keys(variant)).toEqual(expect.arrayContaining([...PROPERTIES.Variant, 'mpn', 'size', 'color']));
      expect(Object.keys(variant.offers)).toEqual(expect.arrayContaining([...PROPERTIES.Offer]));
    }
    for (const type of ['OfferShippingDetails', 'MerchantReturnPolicy'] as const)
      expect(Object.keys(ofType(graph, type))).toEqual(expect.arrayContaining([...PROPERTIES[type]]));
  });

  test('names each choice with its own sku, address, price and availability', () => {
    expect(group).toMatchObject({
      productGroupID: '7f3a9c21-slim-raw-jeans',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      description: 'Unwashed 13.5 oz denim. Cut below the waist.',
    });
    expect(
      group.hasVariant.map(({ sku, offers }: any) => [sku, offers.url, offers.price, offers.availability]),
    ).toEqual([
      [
        'J-I-M',
        `${ORIGIN}/product/7f3a9c21-slim-raw-jeans?color=Indigo&size=M`,
        '1999.00',
        'https://schema.org/InStock',
      ],
      [
        'J-I-L',
        `${ORIGIN}/product/7f3a9c21-slim-raw-jeans?color=Indigo&size=L`,
        '2599.00',
        'https://schema.org/InStock',
      ],
      [
        'J-B-M',
        `${ORIGIN}/product/7f3a9c21-slim-raw-jeans?color=Black&size=M`,
        '1999.00',
        'https://schema.org/OutOfStock',
      ],
    ]);
  });

  test('shows the price before a sale, and none where there is no sale', () => {
    const [sale, regular] = group.hasVariant;
    expect(sale.offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '2499.00',
      priceCurrency: 'INR',
    });
    expect(regular.offers).not.toHaveProperty('priceSpecification');
  });

  test('tells what a store ships and takes back: free, India, 0-7 days; 7 days', () => {
    const shipping = ofType(graph, 'OfferShippingDetails');
    expect(shipping).toMatchObject({
      shippingDestination: { addressCountry: 'IN' },
      shippingRate: { value: 0, currency: 'INR' },
    });
    const { handlingTime, transitTime } = shipping.deliveryTime;
    expect([handlingTime.minValue + transitTime.minValue, handlingTime.maxValue + transitTime.maxValue]).toEqual([
      0, 7,
    ]);
    expect(ofType(graph, 'MerchantReturnPolicy')).toMatchObject({
      applicableCountry: 'IN',
      merchantReturnDays: 7,
      merchantReturnLink: `${ORIGIN}/return`,
    });
    const ids = graph.map((one: any) => one['@id']);
    const { offers } = group.hasVariant[0];
    for (const named of [offers.seller, offers.shippingDetails, offers.hasMerchantReturnPolicy])
      expect(ids).toContain(named['@id']);
  });

  test('11.structured-data: a choice has the picture of its colour', () => {
    const images = ['Indigo', 'black'].map((name) => ({ url: `/media/${name}.jpg`, alt: `Jeans in ${name}` }));
    const { hasVariant, image } = ofType(graphOf({ images }), 'ProductGroup');
    expect(hasVariant.map((one: any) => one.image)).toEqual([image[0], image[0], `${ORIGIN}/media/black.jpg`]);
  });

  test('says the least and the highest price of its choices where they differ', () => {
    expect(group.offers).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '1999.00',
      highPrice: '2599.00',
      priceCurrency: 'INR',
      offerCount: 3,
    });
    const [medium, , black] = productOf().variants;
    expect(ofType(graphOf({ variants: [medium, black] }), 'ProductGroup')).not.toHaveProperty('offers');
  });

  test('skus that two choices share are not theirs: then each gets an id of its own', () => {
    const same = productOf().variants.map((variant) => ({ ...variant, sku: 'J' }));
    const skus = ofType(graphOf({ variants: same }), 'ProductGroup').hasVariant.map(({ sku }: any) => sku);
    expect(new Set(skus).size).toBe(3);
    for (const sku of skus) expect(sku).toMatch(/^7f3a9c21-[0-9a-f]{16}$/);
  });
});

describe('a product sold as one thing is a Product', () => {
  test('has every required and recommended field', () => {
    const product = ofType(graphOf({ variants: [productOf().variants[0]] }), 'Product');
    expect(Object.keys(product)).toEqual(
      expect.arrayContaining([...PROPERTIES.Product, 'color', 'size', 'material', 'pattern']),
    );
    expect(Object.keys(product.offers)).toEqual(expect.arrayContaining([...PROPERTIES.Offer]));
    expect(product).toMatchObject({
      sku: 'J-I-M',
      image: [`${ORIGIN}/media/a-960.jpg`, 'https://pictures.example/b.jpg'],
      audience: { suggestedGender: 'male', suggestedMinAge: 13 },
    });
  });

  test('carries a number of the trade only when it is one', () => {
    expect(ofType(graphOf(BELT), 'Product')).toMatchObject({
      gtin: '4006381333931',
      sku: 'woven-belt',
      offers: { price: '999.50' },
    });
    expect(
      ofType(graphOf({ ...BELT, attributes: [{ key: 'gtin', value: ['4006381333932'] }] }), 'Product'),
    ).not.toHaveProperty('gtin');
  });

  test('without a price or a picture nothing is offered', () => {
    expect(graphOf({ ...BELT, regularPrice: 0 })).toEqual([]);
    expect(graphOf({ ...BELT, images: [], imgUrl: null })).toEqual([]);
  });
});

test('X3: no text of a product ends the data block', () => {
  const text = graphText(productGraph(productOf({ title: '</script><script>alert(1)</script><!--' }), told));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--');
});

test('prices are told to be valid to the end of the next month', () => {
  expect(endOfNextMonth(NOW)).toBe('2026-12-31');
  expect(endOfNextMonth(new Date('2027-01-31T23:00:00Z'))).toBe('2027-02-28');
});

test('the front page: OnlineStore and WebSite with all that is recommended', () => {
  const [store, site] = read(storeGraph(STORE, ORIGIN));
  expect(Object.keys(store)).toEqual(expect.arrayContaining([...PROPERTIES.OnlineStore]));
  expect(Object.keys(site)).toEqual(expect.arrayContaining([...PROPERTIES.WebSite]));
  expect(Object.keys(store.hasMerchantReturnPolicy)).toEqual(
    expect.arrayContaining([...PROPERTIES.MerchantReturnPolicy]),
  );
  expect(store).toMatchObject({
    logo: `${ORIGIN}/media/logo.png`,
    sameAs: ['https://social.example/indigo'],
    contactPoint: { email: 'care@indigo.example', telephone: '+91 79 0000 0142' },
    address: {
      streetAddress: '14 Rangrez Lane, Naroda Road',
      addressLocality: 'Ahmedabad',
      addressRegion: 'Gujarat',
      postalCode: '380025',
      addressCountry: 'IN',
    },
  });
  expect(site).not.toHaveProperty('potentialAction');
});

test('an address of another form stays one line', () => {
  expect(read(postalAddress('1 Mill Road\nSurat'))).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 Mill Road Surat',
  });
  expect(read(postalAddress('1 Mill Road\nSurat', 'IN'))).toMatchObject({ addressCountry: 'IN' });
  expect(read(postalAddress('1 Mill Road, Surat, India', 'GB'))).toMatchObject({ addressCountry: 'IN' });
});

test('11.manufacturer: names who made a product by the first line, its own before the store’s; none without', () => {
  const makerOf = (page: object | undefined, manufacturer?: string, changes: object = {}) => {
    const productDefaults = { ...STORE.productDefaults, ...(manufacturer && { manufacturer }) };
    const product = productOf({ ...changes, page });
    return read(productGraph(product, { ...told, store: { ...STORE, productDefaults } }))[0].manufacturer;
  };
  expect(makerOf({ manufacturer: 'Hut GmbH\r\n1 Weg, Berlin' })).toEqual({ '@type': 'Organization', name: 'Hut GmbH' });
  expect(makerOf({ manufacturer: 'Hut GmbH' }, 'Kiln\nCork', BELT)).toMatchObject({ name: 'Hut GmbH' });
  expect(makerOf({ title: 'Belt' }, 'Kiln\nCork', BELT)).toMatchObject({ name: 'Kiln' });
  expect(makerOf(undefined, 'Kiln\nCork')).toMatchObject({ name: 'Kiln' });
  for (const nothing of [undefined, {}, { manufacturer: '' }, { manufacturer: ' \n' }, { manufacturer: ['Hut'] }])
    expect(makerOf(nothing)).toBeUndefined();
});
