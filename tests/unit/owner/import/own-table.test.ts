import { expect, test } from 'vitest';
import { fileLines } from '#owner/import/import-report.ts';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const read = lineReader();

test('11.catalogue-file.words: categories come from the column as the file calls it', async () => {
  const { findings } = await read('Item,Category,Product type,Price', 'Kurta,Kurtas,,9', 'Saree,,Sarees,9', 'Cap,,,9');
  expect(fileLines(findings)).toContain('Categories come from: Category 1, Product type 1.');
});

test('11.catalogue-file.words: where a needed column is missing, what may be meant by it is asked', async () => {
  await expect(read('Item,Prize,Rack', 'Kurta,9,A1')).rejects.toThrow(
    /Price\) is missing \(there is Item as Title\).*\nline 1, Prize: is a column .* did you mean Price\?$/s,
  );
});

test('11.catalogue-file.words: what no column of sizes or colours tells apart has a subject', async () => {
  const { problems } = await read('Item,Price,Hue', 'Kurta,9,Red', 'Kurta,9,Blue', 'Saree,9,Red');
  expect(problems).toEqual([
    { line: 3, column: 'Item', what: 'is that of line 2 too, and no column of sizes or colours tells the two apart' },
  ]);
});
