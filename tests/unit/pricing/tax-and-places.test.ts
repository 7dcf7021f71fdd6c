import { describe, expect, test } from 'vitest';
import type { RateTerms, TaxTerms } from '#store-api/shop/pricing/terms.ts';
import { all, amounts, ask, chennai, halves, kochi, pickUp, shirt, standard, taxOf } from '../../pricing/small-shop.ts';

/** Rules of tax and places that no worked example has, of docs/decisions D422 and D423. */
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

  test('what is not sent may be picked up, also under composition', () => {
    const delivery = { methods: [standard, pickUp], notServed: ['600'] };
    const method = 'pick-up';
    expect(ask({ delivery }, { place: chennai, method })).toMatchObject({ method, methods: [{ id: 'pick-up' }] });
    const tax = taxOf([all(5)], { registration: 'composition' });
    const place = { ...chennai, postalCode: '641001' };
    expect(ask({ delivery, tax }, { place, method })).toMatchObject({ method, refusal: undefined });
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
    const { lines: priced } = ask({ tax: taxOf([all(8.875)], { included: false }) }, { lines });
    expect(priced[0]![0]!.tax).toEqual({ VAT: 799_388_933_858_263 });
  });
});
