import { expect, test } from 'vitest';
import fc from 'fast-check';
import { swatchOf } from '#catalog/swatch.ts';

const UNKNOWN = swatchOf('');

test('the last word that is known decides', () => {
  expect(swatchOf('Washed Black')).not.toBe(UNKNOWN);
  expect(swatchOf('Blue Stripe')).toBe(swatchOf('Blue'));
  expect(swatchOf('Shell Pink')).toBe(swatchOf('pink'));
  expect(swatchOf('Duck-Brown')).toBe(swatchOf('BROWN'));
});

test('a whole name may have a colour of its own', () => {
  expect(swatchOf('Light Stone')).not.toBe(swatchOf('Stone'));
  expect(swatchOf('Sky Wash')).not.toBe(swatchOf('Sky'));
});

test('names that say nothing, or try something, get the neutral', () => {
  for (const name of [
    '',
    'Assorted',
    'constructor',
    '__proto__',
    'red;background:url(//evil)'.replace('red', 'x'),
    'हरा',
  ])
    expect(swatchOf(name), name).toBe(UNKNOWN);
});

test('whatever a backend names, only a plain hex colour comes out', () => {
  fc.assert(fc.property(fc.string(), (name) => /^#[0-9a-f]{6}$/.test(swatchOf(name))));
});
