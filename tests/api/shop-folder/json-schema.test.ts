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
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const schemas = Object.fromEntries(
  Object.entries(schemaFiles()).map(([path, text]) => [path, JSON.parse(text) as Record<string, unknown>]),
);
const keysOf = (path: string) => Object.keys(schemas[path]?.properties ?? {});

test('init writes the schemas beside what they are of, and each file names its own', async () => {
  const root = mkdtempSync(join(tmpdir(), 'selvedge-schema-'));
  const folder = join(root, 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  for (const [path, text] of Object.entries(schemaFiles())) {
    expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    const file = path.replace('.schema/', '').replace('.json', '.yaml');
    expect(readFileSync(join(folder, file), 'utf8').split('\n')[0]).toBe(`# yaml-language-server: $schema=${path}`);
  }
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
