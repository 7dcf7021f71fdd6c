import { expect, test } from 'vitest';
import { unknownClassLines } from '#owner/shop-folder/charges/notes/unknown-classes.ts';

test('a tax class that tax.yaml does not have is told once, whoever names it', () => {
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
  expect(unknownClassLines(tax, products)).toEqual([
    '2 products name the tax class reduced-rate (lines 2, 6), which tax.yaml does not have (Clothes, Bags): taxed by HSN code, category or the default class.',
    '1 product names the tax class zero (line 9), which tax.yaml does not have (Clothes, Bags): taxed by HSN code, category or the default class.',
  ]);
  expect(unknownClassLines({ ...tax, registration: 'none' as never }, products)).toEqual([]);
  expect(unknownClassLines(undefined, products)).toEqual([]);
});
