import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';
import { findingLines } from '#owner/import/import-report.ts';

const read = lineReader();

test('11.catalogue-file.pictures: those at addresses of one’s own machine or network are listed', async () => {
  const { problems, findings } = await read(
    'Handle,Title,Image Src,Variant Price',
    'tee,Tee,https://localhost/shop/wp-content/a.jpg,9',
    'tee,,https://localhost/shop/wp-content/b.jpg,',
    'cap,Cap,https://192.168.1.20/c.jpg,9',
    'bow,Bow,https://shop.local:8443/d.jpg,9',
    'tie,Tie,https://wordpress/e.jpg,9',
    'hat,Hat,https://cdn.example/f.jpg,9',
    'bag,Bag,https://[fd00::1]/g.jpg,9',
    'pin,Pin,https://8.8.8.8/h.jpg,9',
  );
  expect(problems).toEqual([]);
  const lines = findingLines(findings);
  const at = lines.findIndex((line) => line.startsWith('Pictures that only your own machine or network reaches (6)'));
  expect(lines.slice(at + 1)).toEqual([
    '  line 2: https://localhost/shop/wp-content/a.jpg',
    '  line 3: https://localhost/shop/wp-content/b.jpg',
    '  line 4: https://192.168.1.20/c.jpg',
    '  line 5: https://shop.local:8443/d.jpg',
    '  line 6: https://wordpress/e.jpg',
    '  line 8: https://[fd00::1]/g.jpg',
  ]);
});

test('11.catalogue-file.pictures: http:// is a mistake, which says so of one’s own machine', async () => {
  const { problems } = await read(
    'Handle,Title,Image Src,Variant Price',
    'tee,Tee,http://localhost/shop/wp-content/a.jpg,9',
    'cap,Cap,http://192.168.1.20/c.jpg,9',
    'hat,Hat,http://cdn.example/f.jpg,9',
  );
  const own =
    'is an address that only your own machine or network reaches: copy the file and name that, or give an https address';
  expect(problems.map(({ line, what }) => [line, what])).toEqual([
    [2, own],
    [3, own],
    [4, 'must be an https address or a file name'],
  ]);
});
