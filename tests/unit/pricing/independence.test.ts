import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '#store-api/shop/pricing/price.ts';
import type { Priced, PricingRequest } from '#store-api/shop/pricing/request.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { anyRequest, anyTerms, termsOfOneRate } from '../../pricing/any-shop.ts';

/** On what a quote does not depend. */
const runs = runsOf('PRICING', { few: 150, all: 3_000 });
const amountsOf = ({ parts }: Priced, kind: string) => parts.flatMap((part) => (part.kind === kind ? part.amount : []));

test('what is refused leaves the quote as if it had not been asked for', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const unrefused = (asked: PricingRequest) => ({
        ...price(terms, asked),
        refusal: undefined,
        codeUsedByCustomer: undefined,
      });
      const { refusal } = price(terms, request);
      const priced = unrefused(request);
      const without = (name: keyof PricingRequest) => unrefused({ ...request, [name]: undefined });
      if (refusal === 'code-used' || refusal === 'code-refused') expect(without('code')).toEqual(priced);
      if (refusal === 'method-gone') expect([without('method'), without('payment')]).toContainEqual(priced);
    }),
    runs,
  );
});

test('neither the tax nor the total depends on the state that goods are sent to', () => {
  fc.assert(
    fc.property(termsOfOneRate, anyRequest, (terms, request) => {
      const methods = terms.delivery?.methods.map((method) => ({
        ...method,
        zones: undefined,
        price: method.price ?? 5_000,
      }));
      const store = { ...terms, delivery: methods && { methods } };
      const [inside, across] = ['KL', 'TN'].map((state) =>
        price(store, { ...request, place: { country: 'IN', state, postalCode: '600001' } }),
      );
      expect(across!.total).toBe(inside!.total);
      const taxes = [inside!, across!].map((priced) =>
        amountsOf(priced, 'tax').reduce((sum, amount) => sum + amount, 0),
      );
      expect(taxes[1]).toBe(taxes[0]);
    }),
    runs,
  );
});

test('where a discount with a code stands in the folder does not matter', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const [automatic, coded] = [true, false].map((is) =>
        (terms.discounts ?? []).filter(({ code }) => (code === undefined) === is),
      );
      expect(price({ ...terms, discounts: [...coded!, ...automatic!] }, request)).toEqual(price(terms, request));
    }),
    runs,
  );
});

test('lines in another order are priced as they were, where nothing is spread over them', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, { lines, ...request }) => {
      const store = { ...terms, discounts: [], delivery: undefined, payOnDelivery: undefined };
      const priced = price(store, { ...request, lines });
      const turned = price(store, { ...request, lines: lines.toReversed() });
      expect(sortedRates({ ...turned, lines: turned.lines.toReversed() })).toEqual(sortedRates(priced));
    }),
    runs,
  );
});

test('lines in another order: the same is taken off by one discount', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, { lines, ...request }) => {
      const store = { ...terms, discounts: terms.discounts?.slice(0, 1) };
      const [priced, turned] = [lines, lines.toReversed()].map((each) => price(store, { ...request, lines: each }));
      expect(amountsOf(turned!, 'discount')).toEqual(amountsOf(priced!, 'discount'));
    }),
    runs,
  );
});

test('the same request has the same answer, and pricing changes nothing that it is given', () => {
  fc.assert(
    fc.property(anyTerms.map(frozen), anyRequest.map(frozen), (terms, request) => {
      expect(JSON.stringify(price(terms, request))).toBe(JSON.stringify(price(terms, request)));
    }),
    runs,
  );
});

/** Without the order in which the lines have their rates. */
function sortedRates({ goodsRates, ...priced }: Priced) {
  const keyOf = (rate: object) => JSON.stringify(rate);
  const rates = goodsRates?.rates.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return { ...priced, goodsRates: goodsRates && { ...goodsRates, rates } };
}

/** Whoever writes to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
