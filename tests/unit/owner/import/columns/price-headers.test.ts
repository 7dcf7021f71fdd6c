import { expect, test } from 'vitest';
import { readColumns, takenText } from '#owner/import/read/columns/columns.ts';
import { lineReader } from '../../../../fixtures/import/read-lines.ts';

const read = lineReader();
const taken = (...names: string[]) => takenText(readColumns(['Product', ...names]).taken);

test('11.catalogue-file.words: the currency of a price, of any country, and that tax is in it may stand in its heading', () => {
  for (const name of [
    ...['Price NZD', 'Price (NZD)', 'Price in AUD', 'Price (NZ$)', 'Price A$', 'Preis CHF', 'Prix [CAD]', 'Prezzo €'],
    ...['Price incl GST', 'Price (incl. GST)', 'Price inc VAT', 'Price, including tax', 'Price (VAT included)'],
    ...['Preis inkl. MwSt.', 'Preis (inkl. USt)', 'Precio IVA incluido', 'Prezzo (IVA inclusa)', 'Prix TVA comprise'],
    ...['Price incl GST (NZD)', 'Price NZD incl. GST', 'Selling price (incl GST)'],
  ])
    expect(taken(name), name).toBe(`Product as Title, ${name} as Variant Price`);
});

test('11.catalogue-file.words: what may be another price than the one to pay is not taken for it', () => {
  for (const name of [
    'Price excl GST',
    'Price ex VAT',
    'Net price',
    'Price (net)',
    'Cost price incl GST',
    'Price per kg',
  ])
    expect(taken(name), name).toBe('Product as Title');
  expect(taken('Gewicht (kg)', 'Name', 'Image')).toContain('Gewicht (kg) as Weight');
});

const asked = async (header: string, ...lines: string[]) => {
  const { findings } = await read(header, ...lines);
  return findings.ignoredColumns.flatMap(({ name, meant }) => (meant === undefined ? [] : [`${name}: ${meant}`]));
};

test('11.catalogue-file.words: a price before a sale that may mean something else is asked about', async () => {
  expect(await asked('Product,Price,RRP', 'Hat,90,120', 'Vest,80,')).toEqual(['RRP: Was price']);
  expect(await asked('Product,Price,Recommended retail price', 'Hat,90,NZ$120')).toHaveLength(1);
  expect(await asked('Product,Price,Was price,RRP', 'Hat,90,100,120')).toEqual([]);
  expect(await asked('Product,Price,RRP', 'Hat,90,yes')).toEqual([]);
});

test('11.catalogue-file.words: texts are asked about where no column is the description', async () => {
  const text = 'A felt hat with a wide brim, made in our workshop.';
  expect(await asked('Product,Price,Blurb', `Hat,90,"${text}"`, 'Vest,80,"Warm, and cut long in the back."')).toEqual([
    'Blurb: Description',
  ]);
  expect(await asked('Product,Price,Description,Blurb', `Hat,90,"${text}","${text}"`)).toEqual([]);
  expect(await asked('Product,Price,Supplier', 'Hat,90,Waitaki Wool')).toEqual([]);
});

test('11.catalogue-file.words: where no column is the price, the one that may be is asked about', async () => {
  await expect(read('Product,Net price,Supplier', 'Hat,90,Waitaki')).rejects.toMatchObject({
    problems: [
      {
        what: expect.stringMatching(
          /^the column Variant Price \(or Price\) is missing \(there is Product as Title; nothing is read from Supplier\)/,
        ),
      },
      { column: 'Net price', what: 'is a column that nothing is read from: did you mean Price?' },
    ],
  });
});
