import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { demoStore } from '../../fixtures/demo-store.ts';
import { demoCatalogue, demoFolder } from '#demo/demo.ts';

type Row = Record<string, string>;
const rows = parse<Row>(readFileSync(demoCatalogue), { columns: true, skip_empty_lines: true });
const products = Map.groupBy(rows, (row) => row.Handle!);
const firsts = [...products.values()].map((group) => group[0]!);
const category = (row: Row): string => row['Product Category']!.split('>').at(-1)!.trim();
const tagged = (tag: string): Row[] => firsts.filter((row) => row.Tags!.split(', ').includes(tag));

describe('the demo catalogue', () => {
  test('has enough of everything', () => {
    expect(products.size).toBeGreaterThanOrEqual(52);
    const count = (name: string): number => firsts.filter((row) => category(row) === name).length;
    expect(count('Jeans')).toBeGreaterThanOrEqual(18);
    expect(count('Shirts')).toBeGreaterThanOrEqual(17);
    expect(count('Shorts')).toBeGreaterThanOrEqual(11);
    expect(count('Accessories')).toBeGreaterThanOrEqual(6);
    expect(new Set(firsts.map(category))).toEqual(new Set(demoStore.info.categories));
  });

  test('has featured products in every category, four of them in the first', () => {
    expect(tagged('featured').length).toBeGreaterThanOrEqual(8);
    expect(tagged('featured').filter((row) => category(row) === 'Jeans').length).toBeGreaterThanOrEqual(4);
    expect(new Set(tagged('featured').map(category)).size).toBe(4);
  });

  test('marks as sale exactly what costs less than before', () => {
    expect(tagged('sale').length).toBeGreaterThanOrEqual(12);
    for (const row of firsts)
      expect(Number(row['Variant Compare At Price']) > Number(row['Variant Price'])).toBe(row.Tags!.includes('sale'));
  });

  test('has prices, texts and specifications for every product', () => {
    for (const row of firsts) {
      expect(Number(row['Variant Price'])).toBeGreaterThanOrEqual(499);
      expect(Number(row['Variant Price'])).toBeLessThanOrEqual(6999);
      expect(row['Body (HTML)']!.split('<p>').length - 1).toBeGreaterThanOrEqual(2);
      const specifications = Object.entries(row).filter(([name, value]) => name.includes('metafields') && value);
      expect(specifications.length).toBeGreaterThanOrEqual(4);
      expect(specifications.length).toBeLessThanOrEqual(10);
      expect(row['Country of origin (product.metafields.custom.country_of_origin)']).toBe('India');
    }
    expect(new Set(firsts.map((row) => row['Body (HTML)'])).size).toBe(firsts.length);
  });

  test('has a SKU for every size and colour, once', () => {
    const variants = rows.filter((row) => row['Variant Price']);
    expect(new Set(variants.map((row) => row['Variant SKU'])).size).toBe(variants.length);
    expect(variants.every((row) => row['Option1 Value'] && row['Option2 Value'])).toBe(true);
    const { stock } = demoStore.folder;
    expect(stock.map(({ name: { sku } }) => sku)).toEqual(variants.map((row) => row['Variant SKU']));
    for (const quantity of [0, null]) expect(stock.map((line) => line.quantity)).toContain(quantity);
    expect(variants.some((row) => row['Option2 Value'] === 'One Size')).toBe(true);
  });
});

describe('the demo pictures', () => {
  const masters = join(demoFolder, 'pictures');

  test('are at least two a product, with their own alternative text, and all are there', () => {
    const files = readdirSync(masters);
    for (const [, group] of products) {
      const pictures = group.filter((row) => row['Image Src']);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.length).toBeLessThanOrEqual(5);
      expect(new Set(pictures.map((row) => row['Image Alt Text'])).size).toBe(pictures.length);
      for (const row of pictures) expect(files, row['Image Src']).toContain(row['Image Src']);
    }
    const bytes = files.reduce((sum, file) => sum + statSync(join(masters, file)).size, 0);
    expect(bytes).toBeLessThan(10_000_000);
  });

  test('show the front first, then the back or the piece up close', () => {
    for (const [handle, group] of products) {
      const listed = group.filter((row) => row['Image Src']);
      expect(listed.map((row) => row['Image Position'])).toEqual(listed.map((_, index) => String(index + 1)));
      const second = listed[1]!['Image Alt Text']!;
      expect(second, handle).toMatch(category(group[0]!) === 'Accessories' ? /up close$/ : /, back, /);
    }
  });
});

describe('the demo policies', () => {
  const policies = demoStore.info.policies!;

  test('are all there, with the numbers of days the shop promises', () => {
    expect(Object.keys(policies).sort()).toEqual(['about', 'faq', 'privacy', 'refund', 'return', 'shipping', 'terms']);
    expect(policies.refund).toContain('Refunds are credited in 0-7 working days');
    expect(policies.return).toContain('within 0-7 days of receipt');
    expect(policies.shipping).toContain('Normal orders are delivered within 0-7 working days');
    expect(policies.shipping).toContain('Bulk orders are delivered within 10-15 business days');
    expect(policies.privacy).toContain('Monday to Friday, 10:00-17:00');
    expect(policies.privacy).toContain('Grievance Officer');
    expect(policies.faq!.split('<h2>').length - 1).toBeGreaterThanOrEqual(8);
  });

  test('use only placeholders the shop fills, and name the company', () => {
    const known = [
      'companyName',
      'companyAddress',
      'companyEmail',
      'companyPhone',
      'messageRetention',
      'closedAccountRetention',
    ];
    for (const [slug, html] of Object.entries(policies)) {
      for (const [, name] of html.matchAll(/\{\{(\w+)\}\}/g)) expect(known, slug).toContain(name);
      expect(html.replace(/\{\{\w+\}\}/g, ''), slug).not.toMatch(/[{}[\]]/);
      expect(html, slug).toContain('{{companyEmail}}');
    }
    for (const slug of ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'])
      expect(policies[slug]).toContain('{{companyAddress}}');
  });
});

test('no price of the demo lies between two rates of GST, before or after a sale', () => {
  const amounts = rows.flatMap((row) => [row['Variant Price'], row['Variant Compare At Price']]).filter(Boolean);
  // With 5 % up to 2,500 before tax and 18 % above, no rate fits these (docs/examples/tax/india.yaml).
  expect(amounts.map(Number).filter((price) => price > 2_625 && price <= 2_950)).toEqual([]);
});
