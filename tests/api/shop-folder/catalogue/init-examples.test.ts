import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '../../owner-command.ts';

let root = '';
let shop = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-init-'));
  shop = join(root, 'shop');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const store = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, words);

test.each([
  [
    'DE',
    'EUR',
    'de-DE',
    [
      '1 High Street, 12345 Town',
      '+49 000 000000',
      'fee: 4.90',
      '["12", "99"]',
      'gateway: stripe',
      'without the line SHOP_LANGUAGE=de of selvedge.env',
      'never: [Hemden]',
    ],
  ],
  ['GB', 'GBP', 'en-GB', ['1 High Street, Town, A1 2BC', '+44 ', 'fee: 4.90', '["A1", "Z9"]']],
  ['IN', 'INR', 'en-IN', ['1 High Street, Town, 123456', '+91 ', 'fee: 49 ', '["744", "737"]', 'gateway: upi']],
  ['IE', 'EUR', 'en-IE', ['+353 ', 'notServed: ["12", "99"]', 'npm run store -- language en-IE has written "colour"']],
  ['GB', 'GBP', 'en-001', ['Words of the shop itself: docs/owners.md']],
  ['RS', 'RSD', 'sr-RS', ['  states: []', 'postalCode: ["99999"]', '1 High Street, 12345 Town']],
  ['KE', 'KES', 'en-KE', ['+COUNTRY NUMBER', 'fee: 49 ']],
])('the examples of a new folder are those of %s, and in order once they are switched on', async (...one) => {
  const [country, currency, locale, texts] = one;
  const words = ['--country', country, '--currency', currency, '--locale', locale, '--name', 'Dune', '--yes'];
  expect((await store('init', shop, ...words)).status).toBe(0);
  const text = readFileSync(join(shop, 'store.yaml'), 'utf8');
  for (const one of texts) expect(text).toContain(one);
  const others = readFileSync(join(shop, 'synonyms.txt'), 'utf8') + readFileSync(join(shop, 'products.csv'), 'utf8');
  if (country !== 'IN') expect(text + others).not.toMatch(/\+91|\[upi|gateway: upi|topi|\b744\b/);
  if (currency === 'EUR') expect(others).toContain(',29.00,');
  const on = text
    .replace(/^# (payOnDelivery|payments|footer|returns):$/gm, '$1:')
    .replace(/^# {3}((?:fee|upTo|notServed|maxRefusedParcels|- gateway|brands|label): ?.*)$/gm, '  $1')
    .replace(/^# {3}((?:online|cancel|exchange|never|delivery|returnDays|returnFees): .*)$/gm, '  $1')
    .replace(/^# {5}(label:.*)$/gm, '    $1')
    .replace(/^ {2}# (phone|address): /gm, '  $1: ');
  writeFileSync(join(shop, 'store.yaml'), on);
  expect((await store('validate', shop)).wrong).toBe('');
});

test('the examples are in the language of the folder, where the shop speaks it', async () => {
  const example = async (locale: string) => {
    const folder = join(root, locale);
    await store('init', folder, '--name', 'Dune', '--locale', locale, '--yes');
    expect((await store('validate', folder)).wrong).toBe('');
    const [, line = ''] = readFileSync(join(folder, 'products.csv'), 'utf8').split('\n');
    return line.split(',').slice(1, 7).filter(Boolean);
  };
  expect(await example('de-DE')).toEqual(['Erstes Hemd', 'Hemden', 'true', 'Größe', 'M']);
  expect(await example('fr-FR')).toEqual(['Première chemise', 'Chemises', 'true', 'Taille', 'M']);
  expect(await example('it-IT')).toEqual(['First Shirt', 'Shirts', 'true', 'Size', 'M']);
});
