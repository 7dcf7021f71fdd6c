import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';
import { plainPlace } from '#store-api/shop/pricing/place-names.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';
import { ratesAt } from '#store-api/shop/pricing/tax/rates-at.ts';

const FOLDER = new URL('../../../../../docs/examples/tax/', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const USA = { terms: { country: 'US', taxIncluded: false } };
const read = (file: string, text = textOf(file)) =>
  readFiles({ tax: text, ...(file === 'us.yaml' ? { store: USA } : {}) });

describe('the ready files of docs/examples/tax', () => {
  test('there is one for Australia, India, New Zealand, the United Kingdom, the USA and each member state of the EU', () => {
    expect(FILES.filter((name) => !name.startsWith('eu/')).sort()).toEqual(
      ['au', 'india', 'nz', 'uk', 'us'].map((name) => `${name}.yaml`),
    );
    expect(FILES.filter((name) => name.startsWith('eu/'))).toHaveLength(27);
  });

  test.each(FILES)('%s says of when it is and that an accountant should look, and is in order', (file) => {
    const text = textOf(file).replace('# state: Maharashtra', 'state: Maharashtra');
    expect(text).toMatch(/^#.*data as of 2[56] November 2026 from public secondary sources, no advice/);
    expect(text).toMatch(/accountant/);
    const { tax, problems } = read(file, text);
    expect(problems).toEqual([]);
    expect(tax?.classes?.map(({ name }) => name)).toContain(tax?.default);
  });

  test('that of India asks for the state of the shop', () => {
    expect(readFiles({ tax: textOf('india.yaml') }).problems).toEqual([
      expect.stringContaining('halves need state: the one that your shop is in'),
    ]);
  });

  test('that of the USA has the rates of states and of postal codes, clothes below 110 dollars apart', () => {
    const [clothing, other] = taxTerms(read('us.yaml').tax!, false).classes;
    const at = (given: typeof clothing, state: string, postalCode: string) => {
      const { bands, deliveryTaxed } = ratesAt(given!, plainPlace({ state, postalCode })!, '2026-11-26')!;
      return { rates: bands.map(({ rate }) => rate), deliveryTaxed };
    };
    expect(at(clothing, 'New York', '10013')).toEqual({ rates: [0, 8.875], deliveryTaxed: true });
    expect(at(clothing, 'New York', '14201')).toEqual({ rates: [4.75, 8.75], deliveryTaxed: true });
    expect(at(clothing, 'New York', '12207')).toEqual({ rates: [0, 4], deliveryTaxed: true });
    expect(at(other, 'New York', '11004')).toEqual({ rates: [8.875], deliveryTaxed: true });
    expect(at(other, 'New York', '11001')).toEqual({ rates: [4], deliveryTaxed: true });
    for (const given of [clothing, other]) expect(at(given, 'Oregon', '97211').rates).toEqual([0]);
  });

  test('what it has as comments is in order too', () => {
    const text = textOf('us.yaml').replaceAll(/# (- \{|categories: )/g, '$1');
    const { tax, problems } = read('us.yaml', text.replace('Hats', 'Caps'));
    expect(problems).toEqual([]);
    expect(tax?.classes?.map(({ rates }) => rates.length)).toEqual([8, 10]);
  });

  test('children’s clothes are taxed less where the law says so', () => {
    const rateOf = (file: string) =>
      readFiles({ tax: textOf(file) }).tax?.classes?.find(({ name }) => name.startsWith('Children'))?.rates[0]?.rate;
    expect([rateOf('uk.yaml'), rateOf('eu/ie.yaml'), rateOf('eu/lu.yaml'), rateOf('eu/de.yaml')]).toEqual([
      0,
      0,
      3,
      undefined,
    ]);
  });
});

test('the examples of docs/owners.md are in order', () => {
  const [, section = ''] = readFileSync(join(FOLDER, '../../owners.md'), 'utf8').split(
    '### Charge for delivery and tax',
  );
  const [delivery, tax] = [...section.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text!);
  expect(delivery).toMatch(/^methods:/);
  expect(readFiles({ delivery: delivery!, tax: tax! }).problems).toEqual([]);
});
