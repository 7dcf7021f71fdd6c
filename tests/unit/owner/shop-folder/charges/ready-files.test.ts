import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';

const FOLDER = new URL('../../../../../docs/examples/tax/', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the ready files of docs/examples/tax', () => {
  test('there is one for India, one for the United Kingdom and one for each member state of the EU', () => {
    expect(FILES.filter((name) => !name.startsWith('eu/')).sort()).toEqual(['india.yaml', 'uk.yaml']);
    expect(FILES.filter((name) => name.startsWith('eu/'))).toHaveLength(27);
  });

  test.each(FILES)('%s says of when it is and that an accountant should look, and is in order', (file) => {
    const text = textOf(file).replace('# state: Maharashtra', 'state: Maharashtra');
    expect(text).toMatch(/^#.*data as of 25 November 2026 from public secondary sources, no advice/);
    expect(text).toMatch(/accountant/);
    const { tax, problems } = readFiles({ tax: text });
    expect(problems).toEqual([]);
    expect(tax?.classes?.map(({ name }) => name)).toContain(tax?.default);
  });

  test('that of India asks for the state of the shop', () => {
    expect(readFiles({ tax: textOf('india.yaml') }).problems).toEqual([
      expect.stringContaining('halves need state: the one that your shop is in'),
    ]);
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
