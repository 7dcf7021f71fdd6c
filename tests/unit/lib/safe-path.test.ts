import { expect, test } from 'vitest';
import { ODD_TARGETS } from '../../fixtures/odd-targets.ts';
import { safePath } from '#lib/urls.ts';

test.each(ODD_TARGETS)('A11 after sign-in %j leads to a page of the shop', (target) => {
  const { origin, protocol } = new URL(safePath(target), 'https://shop.example/login');
  expect([origin, protocol]).toEqual(['https://shop.example', 'https:']);
});
