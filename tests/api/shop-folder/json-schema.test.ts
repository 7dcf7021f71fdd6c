import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { demoFolder } from '#demo/demo.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { schemaFiles } from '#owner/shop-folder/json-schema.ts';
import { CategoriesFile } from '#owner/shop-folder/schema/categories.ts';
import { DeliveryFile } from '#owner/shop-folder/schema/delivery.ts';
import { Discount, DiscountsFile } from '#owner/shop-folder/schema/discounts.ts';
import { TaxFile } from '#owner/shop-folder/schema/tax.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const schemas = Object.fromEntries(
  Object.entries(schemaFiles()).map(([path, text]) => [path, JSON.parse(text) as Record<string, unknown>]),
);
const keysOf = (path: string) => Object.keys(schemas[path]?.properties ?? {});

test('init writes the schemas beside what they are of, and each file names its own', async () => {
  const root = mkdtempSync(join(tmpdir(), 'selvedge-schema-'));
  const folder = join(root, 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  for (const [path, text] of Object.entries(schemaFiles())) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  for (const name of ['store', 'categories'])
    expect(readFileSync(join(folder, `${name}.yaml`), 'utf8').split('\n')[0]).toBe(
      `# yaml-language-server: $schema=.schema/${name}.json`,
    );
  rmSync(root, { recursive: true });
});

test('D255: they have every key of the zod schemas, with what an owner is told', () => {
  expect(keysOf('.schema/store.json')).toEqual(Object.keys(StoreFile.shape));
  expect(schemas['.schema/store.json']).toMatchObject({
    additionalProperties: false,
    required: ['id', 'name'],
    properties: { name: { description: StoreFile.shape.name.description } },
  });
  expect(schemas['.schema/categories.json']).toMatchObject({ type: 'array', minItems: 1 });
  expect(keysOf('.schema/delivery.json')).toEqual(Object.keys(DeliveryFile.shape));
  expect(keysOf('.schema/tax.json')).toEqual(Object.keys(TaxFile.shape));
  expect(Object.keys(Object(schemas['.schema/discounts.json']?.items).properties)).toEqual(Object.keys(Discount.shape));
});

test.each([
  ['store.yaml', '.schema/store.json', StoreFile],
  ['categories.yaml', '.schema/categories.json', CategoriesFile],
])('they accept the demo shop’s %s, as zod does, and refuse what is not known', (file, path, schema) => {
  const read: unknown = parse(readFileSync(join(demoFolder, file), 'utf8'));
  const fromJson = z.fromJSONSchema(schemas[path] ?? {});
  expect(schema.safeParse(read).success).toBe(true);
  expect(fromJson.safeParse(read).error).toBeUndefined();
  const wrong = Array.isArray(read) ? [{ ...read[0], colour: 'red' }] : { ...Object(read), colour: 'red' };
  expect(fromJson.safeParse(wrong).success).toBe(false);
});

test('that of delivery.yaml and that of tax.yaml accept what zod does, and refuse what is not known', () => {
  const delivery = {
    methods: [
      { id: 'post', label: 'Post', price: 4.5, days: [2, 4], zones: [{ states: ['Goa'], price: 1 }] },
      { id: 'heavy', label: 'Heavy', byWeight: [{ upTo: 500, price: 4 }] },
    ],
    notServed: ['19'],
    workingDays: ['mon'],
    cutOff: '14:00',
    holidays: ['2027-01-26'],
  };
  const tax = parse(readFileSync(new URL('../../../docs/examples/tax/india.yaml', import.meta.url), 'utf8')) as object;
  for (const [path, value] of [
    ['.schema/delivery.json', delivery],
    ['.schema/tax.json', tax],
  ] as const) {
    const fromJson = z.fromJSONSchema(schemas[path] ?? {});
    expect(fromJson.safeParse(value).error).toBeUndefined();
    expect(fromJson.safeParse({ ...value, colour: 'red' }).success).toBe(false);
  }
});

test('that of discounts.yaml accepts what zod does, and refuses what is not known', () => {
  const discounts = [{ id: 'summer', label: 'Summer', code: 'SUMMER', percent: 10, from: '2026-06-01', uses: 5 }];
  const fromJson = z.fromJSONSchema(schemas['.schema/discounts.json'] ?? {});
  expect(DiscountsFile.safeParse(discounts).success).toBe(true);
  expect(fromJson.safeParse(discounts).error).toBeUndefined();
  expect(fromJson.safeParse([{ ...discounts[0], color: 'red' }]).success).toBe(false);
});
