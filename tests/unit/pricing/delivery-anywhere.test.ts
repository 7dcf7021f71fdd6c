import { describe, expect, test } from 'vitest';
import { ask, shirt, standard } from '../../pricing/small-shop.ts';
import type { ZoneTerms } from '#store-api/shop/pricing/terms.ts';

/** What a cart says of its delivery before the place is known, of docs/decisions D485, D606 and D696. */
describe('delivery before the place is known', () => {
  test('before the place is known it is said where it is the same at every place', () => {
    const missing = (method: object, more: object = {}) =>
      ask({ delivery: { methods: [{ ...standard, ...method }], notServed: ['7'] }, ...more }, { place: undefined })
        .missingToFree;
    const zones = [{ states: ['KL'], price: 30_00 }];
    expect(missing({})).toBe(950_00);
    expect(missing({ zones })).toBe(950_00);
    expect(missing({ zones: [{ ...zones[0], freeFrom: 1_500_00 }] })).toBeUndefined();
    expect(missing({ zones: [...zones, { postalCodes: ['60'], price: 0 }] })).toBe(950_00);
    expect(missing({ freeFrom: 1_000_00 })).toBeUndefined();
    expect(missing({ pickUp: true })).toBeUndefined();
    expect(missing({ zones }, { discounts: [{ id: 'f', label: 'F', freeDelivery: true }] })).toBeUndefined();
  });

  test('a method that these goods are too heavy for says nothing of what is missing', () => {
    const light = { id: 'light', label: 'Light', byWeight: [{ upTo: 900, price: 40_00 }], freeFrom: 1_200_00 };
    const costly = { ...standard, zones: [{ states: ['KL'], price: 90_00, freeFrom: 5_000_00 }] };
    const missing = (grams: number) =>
      ask({ delivery: { methods: [costly, light] } }, { place: undefined, lines: [{ ...shirt, grams }] }).missingToFree;
    expect(missing(900)).toBe(150_00);
    expect(missing(901)).toBeUndefined();
  });

  test('10.delivery what costs nothing wherever it goes is counted before the place is known, unless another way is named', () => {
    const free = { id: 'free', label: 'Free', price: 0 };
    const quote = (method: object, request: object = {}, more: object = {}) => {
      const delivery = { methods: [standard, { ...free, ...method }], ...more };
      const { open, method: chosen, ...priced } = ask({ delivery }, { place: undefined, ...request });
      return [chosen, priced.total - priced.subtotal, ...open];
    };
    const isOpen = [undefined, 0, 'shipping'];
    expect(quote({})).toEqual(['free', 0]);
    expect(quote({}, { method: 'free' })).toEqual(['free', 0]);
    expect(quote({}, { method: 'standard' })).toEqual(isOpen);
    expect(quote({}, { method: 'gone' })).toEqual(isOpen);
    expect(quote({ zones: [{ states: ['KL'], price: 30_00 }] })).toEqual(isOpen);
    expect(quote({ zones: [{ states: ['KL'], price: 0 }], price: undefined })).toEqual(isOpen);
    expect(quote({ zones: [{ price: 0 }], price: undefined })).toEqual(['free', 0]);
    expect(quote({ pickUp: true })).toEqual(isOpen);
    expect(quote({}, {}, { notServed: ['744'] })).toEqual(['free', 0]);
    expect(quote({ price: 90_00 }, { lines: [{ ...shirt, quantity: 2 }] })).toEqual(['standard', 0]);
  });

  test('10.delivery what is free at every place by its zones is counted before the place is known: D606', () => {
    const sent = (zones: readonly ZoneTerms[], more: object = {}) => {
      const delivery = { methods: [{ ...standard, zones, ...more }], notServed: ['97'] };
      const { open, method, methods } = ask({ delivery }, { place: undefined, lines: [{ ...shirt, quantity: 2 }] });
      return [...open, method, ...methods.map(({ id, price }) => `${id} ${price}`)];
    };
    const kerala = { states: ['KL'], price: 30_00 };
    const isFree = ['standard', 'standard 0'];
    expect(sent([kerala, { postalCodes: ['60'], price: 0 }])).toEqual(isFree);
    expect(sent([kerala], { price: undefined })).toEqual(isFree);
    expect(sent([{ ...kerala, freeFrom: 2_100_00 }])).toEqual(isFree);
    expect(sent([{ ...kerala, freeFrom: 2_100_01 }])).toEqual(['shipping', undefined]);
    expect(sent([{ ...kerala, neverFree: true }])).toEqual(['shipping', undefined]);
    expect(sent([], { price: undefined, byWeight: [{ upTo: -1, price: 0 }] })).toEqual(['shipping', undefined]);
  });

  test('10.delivery who can only fetch it pays nothing either, where that costs nothing: D696', () => {
    const sent = (fetched: object) => {
      const delivery = {
        methods: [standard, { id: 'shop', label: 'Shop', pickUp: true, ...fetched }],
        notServed: ['97'],
      };
      const { open, method } = ask({ delivery }, { place: undefined, lines: [{ ...shirt, quantity: 2 }] });
      return [...open, method];
    };
    expect(sent({})).toEqual(['standard']);
    expect(sent({ price: 0 })).toEqual(['standard']);
    expect(sent({ zones: [{ postalCodes: ['97'], price: 0 }] })).toEqual(['standard']);
    const isOpen = ['shipping', undefined];
    expect(sent({ price: 10_00 })).toEqual(isOpen);
    expect(sent({ price: 0, zones: [{ postalCodes: ['97'], price: 10_00 }] })).toEqual(isOpen);
    expect(sent({ byWeight: [{ upTo: 5_000, price: 10_00 }] })).toEqual(isOpen);
  });
});
