import { expect, test } from 'vitest';
import { readColumns } from '#owner/import/read/columns/columns.ts';
import { meantHeader } from '#owner/import/read/columns/meant-header.ts';

const { fields } = readColumns(['Handle', 'Title', 'Variant Price', 'Variant Compare At Price', 'Vendor']);
const meant = (name: string) => meantHeader(name, fields);

test('11.catalogue-file: a header with two letters wrong at most is told, of a field that has no column', () => {
  expect(meant('Varient SKU')).toBe('Variant SKU');
  expect(meant('variant  skuu')).toBe('Variant SKU');
  expect(meant('Colection')).toBe('Collection');
  expect(meant('SEO Tittle')).toBe('SEO Title');
  expect(meant('Body (HTM)')).toBe('Body (Html)');
  expect(meant('Positon')).toBe('Position');
});

test('11.catalogue-file: what has its column, is like nothing, or is short or long is not', () => {
  for (const name of ['Variant Price 2', 'Vender', 'Washing', 'SKUU', 'Tipe', '', 'x'.repeat(5_000)])
    expect(meant(name)).toBeUndefined();
});
