import { describe, expect, test } from 'vitest';
import { DELIVERIES, deliveringStore } from '../../seo/delivering-stores.ts';
import { methodCosts } from '#catalog/delivery/method-costs.ts';
import { promisedDays } from '#catalog/delivery/promised-days.ts';

const costs = (delivery: Record<string, unknown>) => {
  const store = deliveringStore(delivery);
  return methodCosts(store.delivery!, store.money);
};

describe('10.delivery: what each method costs is said in words that are true of every place', () => {
  test.each([
    ['one price', DELIVERIES.flat, ['Standard ₹49, free from ₹1,999']],
    // The far zone is free from ₹4,999 alone: no limit holds everywhere.
    ['zones', DELIVERIES.zones, ['Standard from ₹19']],
    ['zones alone', DELIVERIES.zonesAlone, ['Van from ₹29']],
    ['by weight', DELIVERIES.byWeight, ['Post from ₹40']],
    ['pick-up', DELIVERIES.pickUp, ['Pick up in Surat free']],
    ['not everywhere', DELIVERIES.notServed, ['Standard from ₹29, free from ₹1,999']],
  ])('%s', (_kind, delivery, words) => {
    expect(costs(delivery)).toEqual(words);
  });

  test('several methods, and one that serves nobody', () => {
    const methods = [
      { id: 'a', label: 'Standard', price: 0 },
      { id: 'b', label: 'Express', price: 149, freeFrom: 0 },
      { id: 'c', label: 'Drone' },
      { id: 'd', label: 'Courier', price: 150.5 },
    ];
    expect(costs({ methods })).toEqual(['Standard free', 'Express free', 'Courier ₹150.50']);
  });

  test('free at some places says the most that it costs, not that it is free', () => {
    const zones = [{ postalCodes: ['38'], price: 0 }];
    expect(costs({ methods: [{ id: 'a', label: 'Standard', price: 49, freeFrom: 999, zones }] })).toEqual([
      'Standard up to ₹49, free from ₹999',
    ]);
  });

  test('a zone that is never free leaves no limit that holds everywhere', () => {
    const zones = [{ postalCodes: ['38'], price: 49, neverFree: true }];
    expect(costs({ methods: [{ id: 'a', label: 'Standard', price: 49, freeFrom: 999, zones }] })).toEqual([
      'Standard ₹49',
    ]);
  });

  test('a zone of every other place ends the list: the price of the method holds nowhere', () => {
    const zones = [{ states: ['Goa'], price: 30 }, { price: 60 }, { states: ['Bihar'], price: 10 }];
    expect(costs({ methods: [{ id: 'a', label: 'Standard', price: 5, zones }] })).toEqual(['Standard from ₹30']);
  });
});

test('10.delivery: days that a method may exceed are not promised', () => {
  const days = (delivery: Record<string, unknown>, terms: Record<string, unknown>) => {
    const store = deliveringStore(delivery, terms);
    return promisedDays(store.terms, store.delivery);
  };
  expect(days(DELIVERIES.flat, { deliveryDays: 7 })).toBe(7);
  expect(days(DELIVERIES.flat, { deliveryDays: 6 })).toBeUndefined();
  expect(days(DELIVERIES.zones, { deliveryDays: 10 })).toBeUndefined();
  expect(days(DELIVERIES.pickUp, { deliveryDays: 3 })).toBe(3);
  expect(days(DELIVERIES.flat, {})).toBeUndefined();
});
