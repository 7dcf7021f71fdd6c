import { describe, expect, test } from 'vitest';
import { price } from '#store-api/shop/pricing/price.ts';
import type { PricingLine, PricingRequest } from '#store-api/shop/pricing/request.ts';
import type { PricingTerms, RateTerms, TaxTerms } from '#store-api/shop/pricing/terms.ts';

/** Rules that no worked example has: Q30 to Q33, and what docs/decisions D422 to D425 add. */
const shirt: PricingLine = {
  productId: 'shirt',
  categories: ['shirts'],
  collections: [],
  price: 1_050_00,
  onSale: false,
  quantity: 1,
};
const all = (rate: number, more: Partial<RateTerms> = {}): RateTerms => ({
  from: '2020-01-01',
  bands: [{ rate }],
  deliveryTaxed: true,
  ...more,
});
const taxOf = (rates: RateTerms[], more: Partial<TaxTerms> = {}): TaxTerms => ({
  name: 'VAT',
  registration: 'regular',
  included: true,
  gap: 'higher',
  classes: [{ name: 'standard', rates }],
  defaultClass: 'standard',
  ...more,
});
const halves = { central: 'CGST', state: 'UTGST', across: 'IGST' };
const store: PricingTerms = { country: 'IN', state: 'KL', timeZone: 'Asia/Kolkata' };
const standard = { id: 'standard', label: 'Standard', price: 50_00, freeFrom: 2_000_00 };
const pickUp = { id: 'pick-up', label: 'Pick-up', pickUp: true };
const kochi = { country: 'IN', state: 'KL', postalCode: '682001' };
const chennai = { country: 'IN', state: 'TN', postalCode: '600001' };

const ask = (terms: Partial<PricingTerms>, request: Partial<PricingRequest> = {}) =>
  price({ ...store, ...terms }, { lines: [shirt], place: kochi, at: '2026-06-01T06:30:00Z', ...request });
const amounts = (priced: ReturnType<typeof ask>) => priced.parts.map(({ label, amount }) => [label, amount]);

describe('places', () => {
  test.each([
    ['kl', '682001'],
    [' Ｋ Ｌ ', '682 001'],
  ])('a state %s and a postal code %s are compared without case, width and blanks', (state, postalCode) => {
    const delivery = { methods: [{ ...standard, zones: [{ postalCodes: ['68 20'], price: 10_00 }] }] };
    const priced = ask({ tax: taxOf([all(5)], { halves }), delivery }, { place: { country: 'in', state, postalCode } });
    expect(amounts(priced)).toEqual([
      ['Standard', 10_00],
      ['CGST', 25_24],
      ['UTGST', 25_24],
    ]);
  });

  test('Q30 the owner names the half of the state', () => {
    expect(ask({ tax: taxOf([all(5)], { halves }) }).lines[0]![0]!.tax).toEqual({ CGST: 25_00, UTGST: 25_00 });
  });

  test('a place of empty fields is none', () => {
    const place = { country: '', state: ' ', postalCode: '' };
    expect(ask({ delivery: { methods: [standard] } }, { place }).open).toEqual(['shipping']);
  });

  test('a method waits for the state where a zone asks for it, and others are offered', () => {
    const methods = [
      { ...standard, zones: [{ states: ['KL'], price: 10_00 }] },
      { ...standard, id: 'b', price: 70_00 },
    ];
    const request = { place: { postalCode: '695001' } };
    expect(ask({ delivery: { methods } }, request)).toMatchObject({ open: ['shipping'], methods: [{ id: 'b' }] });
    expect(ask({ delivery: { methods } }, { ...request, method: 'b' })).toMatchObject({ open: [], method: 'b' });
    expect(ask({ delivery: { methods } }, { ...request, method: 'standard' })).toMatchObject({ open: ['shipping'] });
  });

  test('a store without delivery and tax sends to any country; one with either does not', () => {
    const place = { country: 'AT', postalCode: '1010' };
    expect(ask({}, { place })).toMatchObject({ open: [], refusal: undefined });
    expect(ask({ tax: taxOf([all(5)]) }, { place }).refusal).toBe('not-served');
    expect(ask({ delivery: { methods: [standard] } }, { place }).refusal).toBe('not-served');
  });

  test('what is not sent is picked up, also under composition', () => {
    const delivery = { methods: [standard, pickUp], notServed: ['600'] };
    expect(ask({ delivery }, { place: chennai })).toMatchObject({ method: 'pick-up', methods: [{ id: 'pick-up' }] });
    const tax = taxOf([all(5)], { registration: 'composition' });
    const place = { ...chennai, postalCode: '641001' };
    expect(ask({ delivery, tax }, { place })).toMatchObject({ method: 'pick-up', refusal: undefined });
  });
});

describe('rates', () => {
  const near = [all(1), all(2, { states: ['KL'] }), all(3, { postalCodes: ['68'] }), all(4, { postalCodes: ['682'] })];
  const rateAt = (rates: RateTerms[], place = kochi) => ask({ tax: taxOf(rates) }, { place }).lines[0]![0]!.rate;

  test('the longest beginning of the postal code, then the state, then all', () => {
    expect(rateAt(near)).toBe(4);
    expect(rateAt(near, { ...kochi, postalCode: '683001' })).toBe(3);
    expect(rateAt(near, { ...kochi, postalCode: '695001' })).toBe(2);
    expect(rateAt(near, chennai)).toBe(1);
  });

  test('of those as near the newest that has begun', () => {
    expect(rateAt([all(1), all(2, { from: '2026-06-01' }), all(3, { from: '2026-06-02' })])).toBe(2);
    expect(rateAt([all(2, { from: '2026-06-01' }), all(1)])).toBe(2);
  });

  test('a class that has the state and the postal code of another place has no rate', () => {
    expect(rateAt([all(5, { states: ['TN'], postalCodes: ['682'] })])).toBe(0);
  });

  test('what is picked up has the rates of the store, by its postal code too', () => {
    const tax = taxOf([all(20, { postalCodes: ['695'] })]);
    const request = { method: 'pick-up', place: chennai };
    const delivery = { methods: [pickUp] };
    expect(ask({ tax, delivery, postalCode: '695001' }, request).lines[0]![0]!.rate).toBe(20);
    expect(ask({ tax, delivery }, request).lines[0]![0]!.rate).toBe(0);
  });

  test('three bands, two gaps', () => {
    const bands = [{ upTo: 100, rate: 0 }, { upTo: 200, rate: 10 }, { rate: 20 }];
    const rates = (gap: TaxTerms['gap']) =>
      [100, 101, 110, 111, 220, 221, 240, 241].map(
        (amount) =>
          ask({ tax: taxOf([all(0, { bands })], { gap }) }, { lines: [{ ...shirt, price: amount }] }).lines[0]![0]!
            .rate,
      );
    expect(rates('higher')).toEqual([0, 10, 10, 10, 10, 20, 20, 20]);
    expect(rates('lower')).toEqual([0, 0, 0, 10, 10, 10, 10, 20]);
  });

  test('seven pieces of a paisa hold no half of a tax that is more than they cost', () => {
    const [pieces] = ask({ tax: taxOf([all(18)], { halves }) }, { lines: [{ ...shirt, price: 1, quantity: 7 }] }).lines;
    expect(pieces!.map(({ base }) => base)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('an amount that no float holds with its rate is exact: 8.875 % of 90,071,992,547,409.91', () => {
    const lines = [{ ...shirt, price: Number.MAX_SAFE_INTEGER }];
    const [[piece]] = ask({ tax: taxOf([all(8.875)], { included: false }) }, { lines }).lines as [[{ tax: object }]];
    expect(piece.tax).toEqual({ VAT: 799_388_933_858_263 });
  });
});

describe('discounts', () => {
  const percent = { id: 'p', label: 'P', percent: 50 };
  const amount = { id: 'a', label: 'A', amount: 200_00 };

  test('Q31 the second discount of the order is spread by what is left', () => {
    const first = { id: 'f', label: 'F', amount: 900_00, notOnSale: true };
    const lines = [
      { ...shirt, price: 1_000_00 },
      { ...shirt, price: 1_000_00, onSale: true },
    ];
    const { lines: priced } = ask({ discounts: [first, { ...amount, amount: 110_00 }] }, { lines });
    expect(priced.map(([piece]) => piece!.off)).toEqual([
      [900_00, 10_00],
      [0, 100_00],
    ]);
  });

  test('one of goods and free delivery are one discount', () => {
    const discounts = [{ ...percent, freeDelivery: true }];
    expect(amounts(ask({ discounts, delivery: { methods: [standard] } }))).toEqual([
      ['P', -525_00],
      ['Standard', 50_00],
      ['P', -50_00],
    ]);
  });

  test('with free delivery the method is the cheapest before it, and all are offered for nothing', () => {
    const methods = [{ ...standard, id: 'dear', price: 90_00 }, standard];
    const priced = ask({ discounts: [{ id: 'f', label: 'F', freeDelivery: true }], delivery: { methods } });
    expect(priced.method).toBe('standard');
    expect(priced.methods.map(({ price: offered, missingToFree }) => [offered, missingToFree])).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
  });

  test('buy one, get one: a piece that another discount made cheaper is the cheapest', () => {
    const discounts = [
      { ...percent, products: ['coat'] },
      { id: 'b', label: 'B', buy: 1, get: 1 },
    ];
    const lines = [shirt, { ...shirt, productId: 'coat', price: 2_000_00 }];
    expect(ask({ discounts }, { lines }).parts.map((part) => part.amount)).toEqual([-1_000_00, -1_000_00]);
  });

  test('a list of goods that is empty names none', () => {
    expect(ask({ discounts: [{ ...percent, products: [] }] }).parts).toEqual([]);
  });

  test('a code of blanks is none', () => {
    expect(ask({ discounts: [percent] }, { code: ' ' })).toMatchObject({ refusal: undefined, code: undefined });
    expect(ask({ discounts: [{ ...amount, code: 'FIFTY' }] }, { code: ' fif ty' }).code).toBe('FIFTY');
  });
});

describe('delivery and payment', () => {
  test('what is missing to free delivery', () => {
    expect(ask({ delivery: { methods: [standard] } }).methods).toEqual([
      { id: 'standard', label: 'Standard', price: 50_00, pickUp: false, missingToFree: 950_00 },
    ]);
    const { methods } = ask({ delivery: { methods: [standard] } }, { lines: [{ ...shirt, quantity: 2 }] });
    expect(methods).toMatchObject([{ price: 0, missingToFree: undefined }]);
  });

  test('Q32 it is not said while a tax that is added is open', () => {
    const terms = { delivery: { methods: [standard] }, tax: taxOf([all(5)], { included: false, halves }) };
    expect(ask(terms).methods[0]!.missingToFree).toBe(2_000_00 - 1_102_50);
    const priced = ask(terms, { place: { postalCode: '682001' } });
    expect(priced).toMatchObject({ open: ['tax'], methods: [{ price: 50_00, missingToFree: undefined }] });
  });

  test('a zone without a free limit has that of its method', () => {
    const zones = [
      { states: ['KL'], price: 30_00 },
      { price: 90_00, freeFrom: 3_000_00 },
    ];
    const terms = { delivery: { methods: [{ ...standard, zones }] } };
    expect(ask(terms).methods[0]).toMatchObject({ price: 30_00, missingToFree: 950_00 });
    expect(ask(terms, { place: chennai }).methods[0]).toMatchObject({ price: 90_00, missingToFree: 1_950_00 });
  });

  test('a method that a store without methods is asked for is gone', () => {
    expect(ask({}, { method: 'standard' }).refusal).toBe('method-gone');
    expect(ask({}, { payment: 'on-delivery' }).refusal).toBe('method-gone');
    expect(ask({}, { code: 'SAVE' }).refusal).toBe('code-refused');
  });

  test('Q33 a quote without a payment has no fee and is not open', () => {
    const payOnDelivery = { label: 'Cash', fee: 49_00 };
    expect(ask({ payOnDelivery })).toMatchObject({ parts: [], open: [] });
    expect(amounts(ask({ payOnDelivery }, { payment: 'on-delivery' }))).toEqual([['Cash', 49_00]]);
  });

  test('the total is rounded half up once nothing is open, with the fee in it', () => {
    const terms = { roundTotalTo: 100, payOnDelivery: { label: 'Cash', fee: 49_50 } };
    expect(amounts(ask(terms, { payment: 'on-delivery' }))).toEqual([
      ['Cash', 49_50],
      ['Rounding', 50],
    ]);
    expect(
      ask({ ...terms, tax: taxOf([all(5)]) }, { place: undefined, lines: [{ ...shirt, price: 99 }] }),
    ).toMatchObject({
      open: ['tax'],
      total: 99,
    });
  });

  test('of several reasons the first is said: place, method, code, payment', () => {
    const delivery = { methods: [standard], notServed: ['600'] };
    const wrong = { method: 'drone', code: 'NONE', payment: 'on-delivery' } as const;
    const said = [
      { ...wrong, place: chennai },
      wrong,
      { ...wrong, method: 'standard' },
      { payment: wrong.payment },
      {},
    ].map((request) => ask({ delivery }, request).refusal);
    expect(said).toEqual(['not-served', 'method-gone', 'code-refused', 'method-gone', undefined]);
  });
});
