import { expect, test } from 'vitest';
import { fitsPattern } from '#payment/fields/pattern.ts';
import { patternCost } from '#payment/fields/pattern-cost.ts';

test.each([
  ['^\\d{6}$', '411001', '41100'],
  ['^(\\+91)?[6-9]\\d{9}$', '+919876543210', '1876543210'],
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'asha@example.in', 'asha@example'],
  ['^[A-Z]{5}[0-9]{4}[A-Z]$', 'ABCDE1234F', 'ABCDE12345'],
  ['^(?:\\d{4} ?){4}$', '4111 1111 1111 1111', '4111'],
  ['^(upi|card|bank)$', 'card', 'cash'],
  ['\\d', 'a1', 'ab'],
  ['^(?=.*\\d)[a-z\\d]{4,8}$', 'abc1', 'abcd'],
  ['^[\\w.-]+@[a-z]+$', 'asha.rao-1@okbank', 'asha.rao'],
])('%s is kept: %s fits, %s does not', (pattern, right, wrong) => {
  expect(fitsPattern(pattern, right)).toBe(true);
  expect(fitsPattern(pattern, wrong)).toBe(false);
});

test.each(['(', '[', '*', '(?<x', '\\', 'a{2,1}', ')', '?'])('%s is no pattern and is left to the server', (pattern) =>
  expect(fitsPattern(pattern, 'anything')).toBe(true),
);

test.each([
  '^(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(.*a){20}$',
  '^([a-z]+)*$',
  '^((a?){30}){30}$',
  '(x+x+)+y',
  '.*.*.*.*.*.*=.*',
  '^(\\w+\\s?)*$',
  '(.*)\\1\\1\\1',
  '^((a{1000}){1000}){1000}$',
  'a{0,200}a{0,200}a{0,200}a{0,200}b',
  '^(?:a|b|ab)*c$',
  '(?:(?:a*)b?)+c',
])('P12: %s does not hang the page', (pattern) => {
  for (const length of [5, 30, 60, 256, 5000]) {
    const start = performance.now();
    fitsPattern(pattern, `${'a'.repeat(length)}!`);
    expect(performance.now() - start).toBeLessThan(250);
  }
});

test('the bound on ways to match', () => {
  expect(patternCost('^a?b?$', 10)).toBe(4);
  expect(patternCost('^a+$', 10)).toBe(11);
  expect(patternCost('^(a+)+$', 10)).toBe(Infinity);
  expect(patternCost('^[(+*]{3}\\)$', 10)).toBe(1);
});
