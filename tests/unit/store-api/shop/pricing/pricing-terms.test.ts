import { expect, test } from 'vitest';
import { pricingTerms } from '#store-api/shop/pricing/pricing-terms.ts';

const INFO = { terms: { country: 'IN', taxIncluded: true }, timeZone: 'Europe/London', currency: 'INR' };

test('a store that states neither delivery nor tax has neither', () => {
  expect(pricingTerms({}, {})).toEqual({ country: undefined, timeZone: 'Asia/Kolkata' });
  expect(Object.keys(pricingTerms(INFO, {}))).toEqual(['country', 'timeZone']);
});

test('amounts of methods become minor units, weights stay grams', () => {
  const { delivery } = pricingTerms(INFO, {
    delivery: {
      methods: [
        {
          id: 'standard',
          label: 'Standard',
          price: 49.99,
          freeFrom: 999,
          days: [2, 4],
          zones: [{ states: ['Goa'], postalCodes: ['40'], price: 0.29, freeFrom: 500.5, days: [1, 1] }],
        },
        { id: 'heavy', label: 'Heavy', byWeight: [{ upTo: 500, price: 40 }] },
        { id: 'shop', label: 'Shop', pickUp: true },
      ],
      notServed: ['19'],
      workingDays: ['mon'],
      cutOff: '14:00',
      holidays: ['2027-01-26'],
    },
  });
  expect(delivery).toEqual({
    methods: [
      {
        id: 'standard',
        label: 'Standard',
        price: 4999,
        freeFrom: 99_900,
        days: [2, 4],
        zones: [{ states: ['Goa'], postalCodes: ['40'], price: 29, freeFrom: 50_050, days: [1, 1] }],
      },
      { id: 'heavy', label: 'Heavy', byWeight: [{ upTo: 500, price: 4000 }] },
      { id: 'shop', label: 'Shop', pickUp: true },
    ],
    notServed: ['19'],
  });
});

test('a rate is one band, delivery is taxed unless a rate says not, and whether prices include it is the store’s', () => {
  const settings = {
    tax: {
      name: 'VAT',
      registration: 'regular',
      default: 'Goods',
      classes: [
        {
          name: 'Goods',
          hsn: ['61'],
          rates: [
            { from: '2025-01-01', rate: 20 },
            {
              from: '2026-01-01',
              states: ['Goa'],
              bands: [{ upTo: 2500, rate: 5 }, { rate: 18 }],
              deliveryTaxed: false,
            },
          ],
        },
      ],
    },
  } as const;
  const expected = {
    name: 'VAT',
    registration: 'regular',
    included: true,
    gap: 'higher',
    defaultClass: 'Goods',
    classes: [
      {
        name: 'Goods',
        hsn: ['61'],
        rates: [
          { from: '2025-01-01', bands: [{ rate: 20 }], deliveryTaxed: true },
          {
            from: '2026-01-01',
            states: ['Goa'],
            bands: [{ upTo: 250_000, rate: 5 }, { rate: 18 }],
            deliveryTaxed: false,
          },
        ],
      },
    ],
  };
  const tax = structuredClone(settings.tax) as unknown as Parameters<typeof pricingTerms>[1]['tax'];
  expect(pricingTerms(INFO, { tax }).tax).toEqual(expected);
  expect(pricingTerms({ terms: { taxIncluded: false } }, { tax }).tax).toEqual({ ...expected, included: false });
});

test('halves have the usual names, but for those that the store says', () => {
  const halvesOf = (halves: true | { state: string } | undefined) =>
    pricingTerms(INFO, { tax: { name: 'GST', registration: 'regular', state: 'Delhi', halves } });
  expect(halvesOf(true)).toMatchObject({
    state: 'Delhi',
    tax: { halves: { central: 'CGST', state: 'SGST', across: 'IGST' } },
  });
  expect(halvesOf({ state: 'UTGST' }).tax?.halves).toEqual({ central: 'CGST', state: 'UTGST', across: 'IGST' });
  expect(halvesOf(undefined).tax).not.toHaveProperty('halves');
});
