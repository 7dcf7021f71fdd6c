import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
  await initFolder(folder, { name: 'Müller', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
});
afterEach(() => {
  rmSync(dirname(folder), { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

async function problems(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FolderError);
  return (error as FolderError).message.split('\n');
}

test('a mistake of a file hides no other: pictures, font, footer and bar are looked at beside it', async () => {
  write(
    'store.yaml',
    `id: My Shop
name: Dune
theme:
  accent: brown
  font: fonts/none.woff2
logo: pictures/none.png
home:
  hero: ../outside.jpg
  heroTall: pictures/tall.png
navigation:
  - label: Hats
    category: Hats
footer:
  categories: [Caps]
  pages: [jobs]
`,
  );
  write(
    'categories.yaml',
    '- name: Shirts\n  title: 5\n  sizeGuide: none\n  picture: pictures/shirts.png\n- name: shirts\n',
  );
  write('collections.yaml', '- name: Gifts\n  slug: A B\n- name: gifts\n');
  expect(await problems()).toEqual([
    'categories.yaml:2: entry 1: title must be a text',
    'categories.yaml:3: the size guide none is not there: write sizes/none.csv',
    'categories.yaml:4: the picture pictures/shirts.png is not in the folder',
    'categories.yaml:5: shirts is listed twice',
    'collections.yaml:2: entry 1: slug must be small letters, digits and dashes, such as mens-shirts',
    'collections.yaml:3: two collections have the name gifts',
    'collections.yaml:3: two collections have the slug gifts',
    'store.yaml:1: id must be small letters, digits and dashes, such as my-shop',
    'store.yaml:4: theme.accent must be a colour in quotes, such as "#7a3b1d"',
    'store.yaml:5: the font fonts/none.woff2 is not in the folder',
    'store.yaml:6: the picture pictures/none.png is not in the folder',
    'store.yaml:8: home.hero must be a picture below pictures/, such as pictures/hero.jpg',
    'store.yaml:9: the picture pictures/tall.png is not in the folder',
    'store.yaml:12: navigation, entry 1: the category Hats is not in categories.yaml',
    "store.yaml:14: the footer's category Caps is not in categories.yaml",
    "store.yaml:15: the footer's page jobs is not in policies/: contact, track-order are there always",
  ]);
});
