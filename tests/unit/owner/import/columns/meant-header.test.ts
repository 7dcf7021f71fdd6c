import { expect, test } from 'vitest';
import { readColumns } from '#owner/import/read/columns/columns.ts';
import { meantHeaders } from '#owner/import/read/columns/meant-header.ts';

const EXPORT = ['Handle', 'Title', 'Variant Price', 'Variant Compare At Price', 'Vendor'];
const meant = (name: string, header: readonly string[] = EXPORT) => meantHeaders(readColumns(header))(name);

test('11.catalogue-file: a header with two letters wrong at most is told, of a field that has no column', () => {
  expect(meant('Varient SKU')).toBe('Variant SKU');
  expect(meant('variant  skuu')).toBe('Variant SKU');
  expect(meant('Colection')).toBe('Collection');
  expect(meant('SEO Tittle')).toBe('SEO Title');
  expect(meant('Body (HTM)')).toBe('Body (Html)');
  expect(meant('Positon')).toBe('Position');
});

test('11.catalogue-file: what has its column, is like nothing, or is short or long is not', () => {
  for (const name of ['Variant Price 2', 'Vender', 'Washing', 'SKUU', 'Tipe', 'Coluor', '', 'x'.repeat(5_000)])
    expect(meant(name)).toBeUndefined();
});

const OWN = ['Item', 'Regular price'];

test("11.catalogue-file.words: in a table of one's own short headers and people's words are told too", () => {
  const told = { Skuu: 'SKU', Stok: 'Stock', Prize: 'Price', Fotoo: 'Foto', Catgory: 'Category', Enn: undefined };
  for (const [typed, header] of Object.entries(told)) expect(meant(typed, OWN), typed).toBe(header);
  expect(meant('Artikelnumer', ['Artikel', 'Preis'])).toBe('Artikelnummer');
  expect(meant('Prix de vnte', ['Nom'])).toBe('Prix de vente');
  expect(meant('Photto', ['Title', 'Price'])).toBe('Photo');
});

test("11.catalogue-file.words: sizes and colours of a table of one's own are told where it has none", () => {
  expect(meant('Sise', OWN)).toBe('Size');
  expect(meant('Coluor', [...OWN, 'Size'])).toBe('Color');
  expect(meant('Tallle', ['Nom', 'Prix', 'Couleur'])).toBe('Taille');
  expect(meant('Sise', [...OWN, 'Size'])).toBeUndefined();
  expect(meant('Sise', [...OWN, 'Option1 Name', 'Option1 Value'])).toBeUndefined();
});

test("11.catalogue-file.words: an owner's column of another kind is not asked about", () => {
  const header = ['Item', 'Price'];
  for (const name of ['Rack', 'Shelf', 'Fabric', 'Stoff', 'Supplier', 'Season', 'Cost', 'Net weight', 'Note', 'Care'])
    expect(meant(name, header), name).toBeUndefined();
});
