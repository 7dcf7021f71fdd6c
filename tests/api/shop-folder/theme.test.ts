import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const IDENTITY = `id: kiln
name: Kiln
hosts:
  - kiln.example
company:
  hours: Tuesday to Friday
`;
const LOOK = `logo: pictures/logo.svg
logoDark: pictures/dark.svg
favicon: pictures/mark.svg
theme:
  accent: "#7a3b1d"
  accentDark: "#e6b08c"
  footer: "#3a1d10"
  font: fonts/display.woff2
  fontFallback: sans-serif
footer:
  categories:
    - Shirts
  pages:
    - contact
  brands:
    - visa
terms:
  country: DE
address:
  states: []
  postalCode:
    - "99999"
  phoneDigits:
    - 7
    - 13
`;

let root = '';
let folder = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-look-'));
  folder = join(root, 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const square = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`;

async function problems(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  return error instanceof FolderError ? error.message.split('\n') : [];
}

test('D252: colours that cannot be read are refused with their contrast and the nearest that can', async () => {
  write(
    'store.yaml',
    `${IDENTITY}theme:\n  accent: "#c98b5c"\n  accentDark: "#7a3b1d"\n  footer: "#999999"\n  font: fonts/a.woff2\n`,
  );
  write('fonts/a.woff2', 'no font');
  expect(await problems()).toEqual([
    'store.yaml:8: theme.accent has a contrast of 2.43 to 1 with the page (#efece6), and text needs 4.5: write "#975d32"',
    'store.yaml:9: theme.accentDark has a contrast of 1.74 to 1 with the dark page (#24282f), and text needs 4.5: write "#d47548"',
    'store.yaml:10: theme.footer has a contrast of 2.49 to 1 with its writing (#f3efe8), and text needs 4.5: write "#6d6d6d"',
    'store.yaml:11: the font fonts/a.woff2 is no WOFF2 file',
  ]);
  write('store.yaml', `${IDENTITY}theme:\n  accent: #7a3b1d\n  font: fonts/a.woff2\n`);
  expect(await problems()).toEqual([
    'store.yaml:8: theme.accent must be a colour in quotes, such as "#7a3b1d"',
    'store.yaml:9: the font fonts/a.woff2 is no WOFF2 file',
  ]);
  write('store.yaml', `${IDENTITY}theme:\n  font: fonts/a.woff2\n`);
  expect(await problems()).toEqual(['store.yaml:8: the font fonts/a.woff2 is no WOFF2 file']);
  write('store.yaml', `${IDENTITY}theme:\n  font: fonts/b.woff2\n`);
  expect(await problems()).toEqual(['store.yaml:8: the font fonts/b.woff2 is not in the folder']);
});

describeEngines('the look of a folder', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(engine);
    write('store.yaml', IDENTITY + LOOK);
    write('pictures/logo.svg', square(40, 40, '#123456'));
    write('pictures/dark.svg', square(80, 40, '#e6b08c'));
    write('pictures/mark.svg', square(40, 40, '#7a3b1d'));
    mkdirSync(join(folder, 'fonts'));
    copyFileSync('src/styles/fonts/newsreader-latin.woff2', join(folder, 'fonts/display.woff2'));
  });
  afterEach(() => shop.close());
  const media = () => join(shop.dataFolder, 'media');
  const apply = async (from = folder) =>
    (await applyFolder(shop.db, await readShopFolder(from), { media: media(), failOnDelete: false })).map(
      ({ what }) => what,
    );
  const info = async () => (await shop.get('/storeInfo', { host: 'kiln.example' })).body;

  test('marks in five sizes and the font are there; twice changes nothing; export gives the same bytes', async () => {
    await apply();
    expect(await apply()).toEqual([]);
    const { icons, theme, supportHours, paymentBrands, address } = await info();
    expect({ supportHours, paymentBrands, address }).toEqual({
      supportHours: 'Tuesday to Friday',
      paymentBrands: ['visa'],
      address: { states: [], postalCode: ['99999'], phoneDigits: [7, 13] },
    });
    for (const [name, width] of Object.entries({ 32: 32, 180: 180, 192: 192, 512: 512, maskable: 512 })) {
      const file = join(media(), icons[name].replace('/media/', ''));
      expect(await sharp(file).metadata(), name).toMatchObject({ format: 'png', width, height: width });
      expect((await sharp(file).stats()).isOpaque, name).toBe(name === '180' || name === 'maskable');
    }
    expect(readFileSync(join(media(), theme.font.replace('/media/', '')))).toEqual(
      readFileSync(join(folder, 'fonts/display.woff2')),
    );
    await exportFolder(shop.db, 'kiln', join(root, 'again'), media());
    const written = readFileSync(join(root, 'again/store.yaml'), 'utf8');
    for (const line of LOOK.split('\n').filter((one) => !one.includes('address')))
      expect(written).toContain(line.replaceAll("'", '"'));
    expect(await apply(join(root, 'again'))).toEqual([]);
    await exportFolder(shop.db, 'kiln', join(root, 'third'), media());
    expect(readFileSync(join(root, 'third/store.yaml'), 'utf8')).toBe(written);
  });

  test('D390: the record has the logo of the bar for light and for dark pages; the logo serves for both', async () => {
    await apply();
    const shown = async () => {
      const { logoPicture, logoPictureDark } = await info();
      return [logoPicture, logoPictureDark].map(({ url, width, height }) => {
        expect(existsSync(join(media(), url.replace('/media/', '')))).toBe(true);
        return `${width} x ${height}`;
      });
    };
    // Without what is transparent around the circle.
    expect(await shown()).toEqual(['88 x 88', '88 x 88']);
    write('store.yaml', IDENTITY + LOOK.replace('logoDark: pictures/dark.svg\n', ''));
    await apply();
    // A dark circle, which is drawn pale.
    expect(await shown()).toEqual(['88 x 88', '88 x 88']);
    expect((await info()).logoPicture.url).not.toBe((await info()).logoPictureDark.url);
    await exportFolder(shop.db, 'kiln', join(root, 'again'), media());
    expect(readFileSync(join(root, 'again/store.yaml'), 'utf8')).not.toContain('logoDark');
    expect(await apply(join(root, 'again'))).toEqual([]);
  });

  test('D253: without a favicon a square logo makes the marks, a wide one leaves them to the letter', async () => {
    write('store.yaml', IDENTITY + LOOK.replace('favicon: pictures/mark.svg\n', ''));
    await apply();
    expect((await info()).icons).toHaveProperty('maskable');
    await exportFolder(shop.db, 'kiln', join(root, 'again'), media());
    expect(readFileSync(join(root, 'again/store.yaml'), 'utf8')).not.toContain('favicon');
    expect(await apply(join(root, 'again'))).toEqual([]);
    write('pictures/logo.svg', square(200, 40, '#123456'));
    await apply();
    expect((await info()).icons).toBeUndefined();
  });
});
