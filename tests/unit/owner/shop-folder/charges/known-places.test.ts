import { expect, test } from 'vitest';
import { knownPlaces, stateMistakes } from '#owner/shop-folder/charges/known-places.ts';

test('D754: a state of the list may be written by its code where the country is known to have codes', () => {
  const told = (state: string, country: string) =>
    stateMistakes(state, [], knownPlaces({ terms: { country }, address: { states: ['New York', 'Ohio'] } })).map(
      ({ what }) => what,
    );
  for (const state of ['New York', 'NY', 'oh']) expect(told(state, 'US')).toEqual([]);
  expect(told('NJ', 'US')).toEqual(['names NJ, which is no state of the shop’s addresses: one of New York, Ohio']);
  expect(told('NY', 'FR')).toHaveLength(1);
});
