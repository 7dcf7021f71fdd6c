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

test('a line that lacks a cell is told, since what stands in it may be of another column', () => {
  const problems: string[] = [];
  const source = 'Size,body: Chest,Length\nS,86-91\nM,94-99,\nL\nXL;99;74\n# At the back, and flat\n';
  parseSizeGuide(source, 'Shirts', (line, what) => problems.push(`${line}: ${what}`));
  const hint = 'a cell of which nothing is known stays empty, with its comma before it';
  expect(problems).toEqual([
    `2: has 2 cells, the header has 3: ${hint}`,
    `4: has 1 cell, the header has 3: ${hint}`,
    '5: has a semicolon where the file has commas',
  ]);
});
