import { describe, expect, test } from 'vitest';
import { all, amounts, ask, chennai, halves, shirt, standard, taxOf } from '../../pricing/small-shop.ts';
import type { MethodTerms } from '#store-api/shop/pricing/terms.ts';

/** Rules of discounts, delivery and payment that no worked example has, of docs/decisions D423 to D425. */
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

  test('Q32 a tax that is added neither counts to it nor keeps it from being said', () => {
    const terms = { delivery: { methods: [standard] }, tax: taxOf([all(5)], { included: false, halves }) };
    expect(ask(terms).methods[0]!.missingToFree).toBe(950_00);
    const priced = ask(terms, { place: { postalCode: '682001' } });
    expect(priced).toMatchObject({ open: ['tax'], methods: [{ price: 50_00, missingToFree: 950_00 }] });
    expect(ask(terms, { place: undefined }).missingToFree).toBe(950_00);
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

  test('a zone that is never free is not, though its method is: D466', () => {
    const zones = [{ states: ['KL'], price: 30_00, neverFree: true }];
    const terms = { delivery: { methods: [{ ...standard, freeFrom: 1_000_00, zones }] } };
    expect(ask(terms).methods[0]).toMatchObject({ price: 30_00, missingToFree: undefined });
    expect(ask(terms, { place: chennai }).methods[0]).toMatchObject({ price: 0 });
    expect(ask(terms, { place: undefined }).missingToFree).toBeUndefined();
  });

  test('10.delivery where nothing is sent to, fetching it has to be named, unless it is all there is: D698', () => {
    const shop = { id: 'shop', label: 'Shop', pickUp: true };
    const asked = (methods: object[], request: object = {}) => {
      const delivery = { methods: methods as MethodTerms[], notServed: ['68'] };
      const { method, refusal, open, methods: offered } = ask({ delivery }, request);
      return { method, refusal, open, offered: offered.map(({ id }) => id) };
    };
    const unserved = { method: undefined, refusal: 'not-served', open: ['shipping'], offered: ['shop'] };
    expect(asked([standard, shop])).toEqual(unserved);
    expect(asked([standard, shop], { method: 'standard' })).toEqual(unserved);
    const fetched = { method: 'shop', refusal: undefined, open: [], offered: ['shop'] };
    expect(asked([standard, shop], { method: 'shop' })).toEqual(fetched);
    expect(asked([shop])).toEqual(fetched);
    expect(asked([standard, shop], { place: chennai })).toMatchObject({ method: 'standard', refusal: undefined });
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
