import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoStore } from '../../fixtures/demo-store.ts';
import { demoCatalogue, demoFolder } from '#demo/demo.ts';
import { drawings, logo, masterOf } from '#demo/drawings.ts';
import { greyPng, tintPng } from '#demo/pictures/bitmap.ts';
import { picturesOf } from '#demo/pictures/draw.ts';
import { recipes } from '#demo/pictures/recipes.ts';

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

  test('names the colours that are drawn', () => {
    expect([...products.keys()]).toEqual(recipes.map(({ handle }) => handle));
    for (const { handle, colours } of recipes) {
      const named = products
        .get(handle)!
        .map((row) => row['Option1 Value']!)
        .filter(Boolean);
      expect([...new Set(named)]).toEqual(Object.keys(colours));
    }
  });
});

describe('the demo pictures', () => {
  const masters = join(demoFolder, 'pictures');
  const drawn = drawings.map((drawing) => ({ file: drawing.file, svg: drawing.draw() }));

  test('are at least two a product, with their own alternative text, and each has its master', () => {
    const files = readdirSync(masters);
    // The mark is written by hand.
    expect(files.sort()).toEqual([...drawings.map(masterOf), 'favicon.svg'].sort());
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

  test('have the size of their drawings', async () => {
    for (const { file, svg } of drawn) {
      const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg)!;
      const master = await sharp(join(masters, masterOf({ file }))).metadata();
      expect({ file, width: master.width, height: master.height }).toEqual({
        file,
        width: Number(width),
        height: Number(height),
      });
    }
    expect(readFileSync(join(masters, logo.file), 'utf8')).toBe(logo.draw());
  });

  test('are whole and small SVG without numbers gone wrong or ids that lead nowhere', () => {
    for (const { file, svg: whole } of drawn) {
      const svg = whole.replaceAll(/base64,[^"]*/g, 'base64,');
      if (!file.startsWith('scene-')) expect(whole.length, file).toBeLessThan(60_000);
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const open: string[] = [];
      for (const [, end, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
        if (end) expect(open.pop(), file).toBe(name);
        else if (!rest!.endsWith('/')) open.push(name!);
      }
      expect(open, file).toEqual([]);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids, file).toContain(id);
    }
  });

  test('are the same when drawn again', () => {
    for (const { file, svg } of drawn.filter((_, i) => i % 4 === 0))
      expect(drawings.find((drawing) => drawing.file === file)!.draw() === svg, file).toBe(true);
  });

  test('show front, back, detail and colours in this order, as the catalogue does', () => {
    for (const recipe of recipes) {
      const drawn = picturesOf(recipe);
      const listed = products.get(recipe.handle)!.filter((row) => row['Image Src']);
      expect(listed.map((row) => row['Image Src'])).toEqual(drawn.map(masterOf));
      expect(listed.map((row) => row['Image Position'])).toEqual(drawn.map((_, i) => String(i + 1)));
      const second = listed[1]!['Image Alt Text']!;
      expect(second).toMatch(category(products.get(recipe.handle)![0]!) === 'Accessories' ? /up close$/ : /, back, /);
      for (const [i, { colour }] of drawn.entries())
        expect(listed[i]!['Image Alt Text']!.toLowerCase()).toContain(colour.toLowerCase());
    }
  });
});

describe('a bitmap in a drawing', () => {
  const levels = Uint8Array.from({ length: 12 * 7 }, (_, i) => (i * 37) % 256);
  const decoded = (address: string): Promise<Buffer> =>
    sharp(Buffer.from(address.split(',')[1]!, 'base64'))
      .raw()
      .toBuffer();

  test('is a PNG of its greys', async () => {
    const grey = await decoded(greyPng({ cols: 12, rows: 7, levels }));
    expect(levels.every((level, i) => grey[(i * grey.length) / levels.length] === level)).toBe(true);
  });

  test('is a PNG of one colour at its opacities', async () => {
    const tinted = await decoded(tintPng({ cols: 12, rows: 7, levels }, '#123456'));
    for (const [i, level] of levels.entries())
      expect([...tinted.subarray(i * 4, i * 4 + 4)]).toEqual([0x12, 0x34, 0x56, level]);
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
