import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { namedPictures } from '#owner/shop-folder/named-pictures.ts';
import { KNOWN } from '#owner/shop-folder/read/known-files.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { writePages } from '../../fixtures/shop-folder/policy-pages.ts';

let root = '';
let folder = '';
const whole = () => join(root, 'whole');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-links-'));
  folder = join(root, 'shop');
  await initFolder(whole(), { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(whole(), file)), { recursive: true });
    writeFileSync(join(whole(), file), text);
  };
  writePages(whole());
  write('README.md', '# Kiln\n');
  write('policies/about.html', '<p>Two potters.</p>');
  write('collections.yaml', '- name: Summer\n');
  write('delivery.yaml', 'methods:\n  - { id: post, label: Post, price: 4 }\n');
  write('tax.yaml', 'registration: none\n');
  write('discounts.yaml', '- { id: sale, label: Sale, percent: 10 }\n');
  write(
    'store.yaml',
    `id: kiln
name: Kiln
logo: pictures/logo.png
favicon: pictures/favicon.png
home:
  hero: pictures/hero.png
  heroTall: pictures/hero-tall.png
  promo:
    title: Sale
    text: All week
    picture: pictures/promo.png
theme:
  font: fonts/display.woff2
`,
  );
  write('categories.yaml', '- name: Shirts\n  picture: pictures/shirts.png\n  sizeGuide: shirts\n');
  const csv = readFileSync(join(whole(), 'products.csv'), 'utf8');
  write('products.csv', csv.replace(/,,\r?\n?$/, ',first.png,A shirt\n'));
  mkdirSync(join(whole(), 'fonts'));
  copyFileSync(
    new URL('../../../src/styles/fonts/newsreader-latin.woff2', import.meta.url),
    join(whole(), 'fonts/display.woff2'),
  );
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a3b1d' } })
    .png()
    .toBuffer();
  for (const name of ['logo', 'favicon', 'hero', 'hero-tall', 'promo', 'shirts', 'first'])
    writeFileSync(join(whole(), `pictures/${name}.png`), picture);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  for (const name of ['shop', 'elsewhere']) rmSync(join(root, name), { recursive: true, force: true });
  cpSync(whole(), folder, { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
});

/** Files and folders below a folder. */
function inside(path: string, base = path): string[] {
  return readdirSync(path).flatMap((name) => {
    const at = join(path, name);
    return name.startsWith('.') ? [] : [relative(base, at), ...(statSync(at).isDirectory() ? inside(at, base) : [])];
  });
}

/** The same file, in another place and behind a link. */
function linkTo(target: string, file: string): void {
  renameSync(join(folder, file), join(folder, target));
  symlinkSync(relative(dirname(join(folder, file)), join(folder, target)), join(folder, file));
}

async function problemsOf(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FolderError);
  return (error as FolderError).message.split('\n');
}

test('a folder with one of everything is read', async () => {
  const { store, categories, products } = await readShopFolder(folder);
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  ).toEqual([...KNOWN].sort());
  // Each key that may name a picture does.
  expect(namedPictures(store, categories)).toHaveLength(6);
  expect(products.flatMap(({ pictures }) => pictures)).toHaveLength(1);
  expect(store.theme?.font).toBeDefined();
});

test('nothing that a link leads to outside of the folder is read, and its problem names it', async () => {
  // Nobody reads the folder's README.
  const all = inside(folder).filter((file) => file !== 'README.md');
  expect(all.length).toBeGreaterThan(20);
  for (const file of all) {
    linkTo('../elsewhere/it', file);
    const problems = await problemsOf();
    const named = problems.filter((line) => line.includes(file.replace(/^pictures\/first/, 'first')));
    expect(named.join('\n'), file).toMatch(/is outside the folder/);
    rmSync(join(folder, file));
    renameSync(join(root, 'elsewhere/it'), join(folder, file));
  }
});

test('links inside the folder are followed, but not to a hidden file', async () => {
  linkTo('policies/long-name.md', 'policies/shipping.md');
  expect(Object.keys((await readShopFolder(folder)).policies)).toContain('shipping');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  symlinkSync('../.env', join(folder, 'policies/env.md'));
  expect(await problemsOf()).toEqual(['policies/env.md: leads to a hidden file, which is not published']);
});

test('the folder itself may be reached by a link', async () => {
  symlinkSync(folder, join(root, 'elsewhere/shop'));
  expect((await readShopFolder(join(root, 'elsewhere/shop'))).store.id).toBe('kiln');
});

test('one function opens what is read from a folder', () => {
  const room = join(import.meta.dirname, '../../../src/owner/shop-folder');
  const reading = inside(room)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /\b(?:readFile|readFileSync|createReadStream|open)\(/.test(readFileSync(join(room, file), 'utf8')),
    );
  // masters.ts reads what was downloaded into the data folder.
  expect(reading.sort()).toEqual(['masters.ts', 'read/folder-file.ts']);
});
