import { expect, test } from 'vitest';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';
import { regionCode } from '#seo/feeds/region-codes.ts';

test('each state of India has a code of its own, however it is spelled', () => {
  const codes = [...STATES, ...UNION_TERRITORIES].map((state) => regionCode('IN', state));
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code ?? ''))).toEqual([]);
  expect(new Set(codes).size).toBe(36);
  expect(regionCode('IN', ' andhra  pradesh')).toBe('AP');
});

test('elsewhere only a code is one, in countries whose codes the feed knows', () => {
  expect(regionCode('US', 'NY')).toBe('NY');
  expect(regionCode('US', 'New York')).toBeUndefined();
  expect(regionCode('CH', 'ZH')).toBeUndefined();
  expect(regionCode('IN', 'Atlantis')).toBeUndefined();
});
