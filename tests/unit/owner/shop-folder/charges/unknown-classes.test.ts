import { expect, test } from 'vitest';
import { unknownClassProblems } from '#owner/shop-folder/charges/unknown-classes.ts';

test('a tax class that tax.yaml does not have is one problem, whoever names it', () => {
  const tax = {
    registration: 'regular' as const,
    classes: [
      { name: 'Clothes', rates: [] },
      { name: 'Bags', rates: [] },
    ],
  };
  const products = [
    { line: 2, taxClass: 'Clothes', variants: [{}, { taxClass: 'reduced-rate' }] },
    { line: 5, variants: [{}] },
    { line: 6, taxClass: 'reduced-rate', variants: [{ taxClass: 'Bags' }] },
    { line: 9, taxClass: 'zero', variants: [{}] },
  ];
  expect(unknownClassProblems(tax, products).map(({ line, what }) => `${line}: ${what}`)).toEqual([
    '2: 2 products name the tax class reduced-rate (lines 2, 6), which tax.yaml does not have: Clothes, Bags',
    '9: 1 product names the tax class zero (line 9), which tax.yaml does not have: Clothes, Bags',
  ]);
  expect(unknownClassProblems({ ...tax, registration: 'none' as never }, products)).toEqual([]);
  expect(unknownClassProblems(undefined, products)).toEqual([]);
});
