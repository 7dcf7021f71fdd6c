import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';

let pottery: Awaited<ReturnType<typeof openPottery>>;
beforeAll(async () => {
  pottery = await openPottery(sqlite);
  pottery.write('stock.csv', 'SKU,quantity\n');
});
afterAll(() => pottery.close());

const diff = async () => {
  const { media, shop, read } = pottery;
  return changeLines((await planFolder(shop.db, await read(), { media, dryRun: true })).changes);
};

test('whatever column of products.csv has another value, diff says which', async () => {
  const columns: Record<string, [string, string]> = {
    Title: ['Cloak', 'Cape'],
    'Body (HTML)': ['Warm.', 'Warmer.'],
    'SEO Title': ['A cloak', 'A cape'],
    'SEO Description': ['For rain.', 'For snow.'],
    Vendor: ['Kiln', 'Loom'],
    'Product Category': ['Shirts', 'Coats'],
    Type: ['Wool', 'Felt'],
    Tags: ['warm', 'warm, new'],
    Featured: ['', 'true'],
    Published: ['true', 'false'],
    'Option1 Value': ['M', 'L'],
    'Option2 Value': ['Red', 'Blue'],
    'Variant SKU': ['CL-1', 'CL-2'],
    'Variant Price': ['9', '8'],
    'Variant Compare At Price': ['12', '11'],
    'Prior Price': ['10', '9.50'],
    'Variant Barcode': ['4006381333931', '4006381333948'],
    'Variant Grams': ['300', '310'],
    HSN: ['6205', '6206'],
    'Country of Origin': ['PT', 'IT'],
    Manufacturer: ['Kiln, Lane 1, kiln@example.com', 'Loom, Lane 2, loom@example.com'],
    'Image Src': ['https://cdn.example/1.png', 'https://cdn.example/2.png'],
    'Image Alt Text': ['Front', 'Back'],
    'Google Shopping / Gender': ['female', 'male'],
    'Google Shopping / Age Group': ['adult', 'kids'],
    'Fabric (product.metafields.custom.fabric)': ['Wool', 'Felt'],
  };
  const given = { Handle: 'cloak', 'Option1 Name': 'Size', 'Option2 Name': 'Color' };
  pottery.write('categories.yaml', '- name: Shirts\n- name: Coats\n');
  const state = (other?: string) => {
    const cells = Object.entries(columns).map(([name, [old, now]]): [string, string] => [
      name,
      name === other ? now : old,
    ]);
    const all = Object.entries({ ...given, ...Object.fromEntries(cells) });
    const quoted = (texts: string[]) => texts.map((text) => `"${text}"`).join();
    pottery.write('products.csv', `${quoted(all.map(([name]) => name))}\n${quoted(all.map(([, cell]) => cell))}\n`);
  };
  state();
  await pottery.apply();
  expect(await diff()).toEqual([]);
  for (const name of Object.keys(columns)) {
    state(name);
    expect(await diff(), name).toEqual([expect.stringMatching(/^~ product cloak: ./)]);
  }
  const told = new Set([...Object.keys(columns), ...Object.keys(given), 'Collection', 'Image Position']);
  const exported = readFileSync(join(pottery.root, await pottery.exported(), 'products.csv'), 'utf8');
  const [header = ''] = exported.split('\n');
  expect(header.split(',').filter((name) => !told.has(name.trim()))).toEqual([]);
});
