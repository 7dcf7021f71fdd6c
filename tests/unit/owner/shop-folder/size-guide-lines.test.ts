import { expect, test } from 'vitest';
import { parseSizeGuide } from '#owner/shop-folder/read/parse-size-guide.ts';

test.each([
  ['with commas', '# Flat, in cm, by hand\nSize;Waist\nM;72\n'],
  ['with commas, that a spreadsheet has quoted', '"# Flat, in cm, by hand";\nSize;Waist\nM;72\n'],
  ['below empty cells', ';\n# Flat, in cm, by hand;\nSize;Waist\nM;72\n'],
  ['with the sign of inches', '# Flat, 5" wide\nSize;Waist\nM;72\n'],
])('a sentence %s before the header is read as one, and the table by its own separator', (_, source) => {
  const problems: string[] = [];
  const { notes, tables } = parseSizeGuide(source, 'Shirts', (line, what) => problems.push(`${line}: ${what}`));
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/^Flat, /)]);
  expect(tables[0]?.rows[0]).toMatchObject({ size: 'M', cm: ['72'] });
});
