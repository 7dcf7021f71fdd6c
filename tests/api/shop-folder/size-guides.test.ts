import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const GUIDE = `# Measured lying flat.
Size,body: Chest,Length,Hip (in),Hip
M,94-99,72.5,38,
L,,74,,104
`;

describeEngines('size guides of a folder', (engine) => {
  let shop: TestShop;
  let folder = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-sizes-')), 'shop');
    await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
    write('categories.yaml', '- name: Shirts\n  sizeGuide: mens-shirts\n- name: Bowls\n');
    rmSync(join(folder, 'sizes/shirts.csv'));
    write('sizes/mens-shirts.csv', GUIDE);
    writeFileSync(join(folder, 'store.yaml'), 'id: kiln\nname: Kiln\nhosts: [kiln.example]\n');
  });
  afterEach(async () => {
    await shop.close();
    rmSync(dirname(folder), { recursive: true });
  });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const media = () => join(shop.dataFolder, 'media');
  const apply = async () =>
    (await applyFolder(shop.db, await readShopFolder(folder), { media: media(), failOnDelete: true })).map(
      ({ change, what }) => `${change} ${what}`,
    );
  const problems = async () => {
    const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
    return error instanceof FolderError ? error.message.split('\n') : error;
  };
  const onKiln = { host: 'kiln.example' };

  test('a category names its guide, which has an address of its own and is no part of the record', async () => {
    await apply();
    const info = (await shop.get('/storeInfo', onKiln)).body;
    expect(info.capabilities).toContain('sizeGuides');
    expect(info.categoryDetails).toEqual({ Shirts: { sizeGuide: 'mens-shirts', measuredSizes: ['M', 'L'] } });
    expect(info).not.toHaveProperty('sizeGuides');
    const { status, body } = await shop.get('/size-guides/mens-shirts', onKiln);
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Mens shirts',
      notes: ['Measured lying flat.'],
      tables: [
        {
          of: 'body',
          measures: ['Chest'],
          rows: [
            { size: 'M', cm: ['94–99'], in: ['37–39'] },
            { size: 'L', cm: [''], in: [''] },
          ],
        },
        {
          of: 'garment',
          measures: ['Length', 'Hip'],
          rows: [
            { size: 'M', cm: ['72.5', '96.5'], in: ['28.5', '38'] },
            { size: 'L', cm: ['74', '104'], in: ['29.1', '40.9'] },
          ],
        },
      ],
    });
  });

  test('no guide, and none of another store', async () => {
    await apply();
    for (const id of ['bowls', 'constructor', '__proto__'])
      expect((await shop.get(`/size-guides/${id}`, onKiln)).status).toBe(404);
    expect((await shop.get('/size-guides/mens-shirts')).status).toBe(404);
  });

  test('a change is told by name, is there at once, and is written byte for byte', async () => {
    await apply();
    expect(await apply()).toEqual([]);
    write('sizes/mens-shirts.csv', GUIDE.replace('72.5', '73'));
    write('sizes/bowls.csv', 'Size,Width\r\nOne,20\r\n');
    expect(await apply()).toEqual(['update size guide mens-shirts', 'create size guide bowls']);
    const { body } = await shop.get('/size-guides/mens-shirts', onKiln);
    expect(body.tables[1].rows[0].cm[0]).toBe('73');
    const out = join(dirname(folder), 'out');
    await exportFolder(shop.db, 'kiln', out, media());
    for (const file of ['sizes/bowls.csv', 'sizes/mens-shirts.csv', 'categories.yaml'])
      expect(readFileSync(join(out, file), 'utf8').replace(/^# yaml-language-server.*\n/, '')).toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    rmSync(join(folder, 'sizes/bowls.csv'));
    expect(await apply()).toEqual(['delete size guide bowls']);
  });

  test('mistakes are told by file and line', async () => {
    write('sizes/Shirts.csv', 'Size,Chest\nM,90\n');
    write('sizes/empty.csv', 'Size,Chest\n');
    write('sizes/jeans.csv', 'Grösse,Bund\n28,72\n');
    write('sizes/tops.csv', 'Size,Chest,,chest,body:Hip\n# fine\nM,wide,1,,\nM,90-,,,\n,1\nL,90,,,,7\n');
    write('categories.yaml', '- name: Shirts\n  sizeGuide: shirts\n- name: Bowls\n  sizeGuide: Bowl Sizes\n');
    expect(await problems()).toEqual([
      'categories.yaml:2: the size guide shirts is not there: write sizes/shirts.csv',
      'categories.yaml:4: entry 2: sizeGuide must be small letters, digits and dashes, such as mens-shirts',
      'sizes/Shirts.csv: must be a .csv file whose name is small letters, digits and dashes, such as mens-shirts.csv',
      'sizes/empty.csv:1: has no line for a size, such as "M,72,96"',
      'sizes/jeans.csv:1: must begin with the line "Size,Waist,Hip", with the names of your measurements',
      'sizes/tops.csv:1: column 3 has no name: write what is measured, such as Waist',
      'sizes/tops.csv:1: chest stands there twice',
      "sizes/tops.csv:3: Chest must be a number such as 72.5, or a range such as 86-91, not 'wide'",
      'sizes/tops.csv:4: the size M stands in line 3 already',
      "sizes/tops.csv:4: Chest must be a number such as 72.5, or a range such as 86-91, not '90-'",
      'sizes/tops.csv:5: has 2 cells, the header has 5: a cell of which nothing is known stays empty, with its comma before it',
      'sizes/tops.csv:5: names no size',
      'sizes/tops.csv:6: has 6 cells, the header has 5: is a comma not in quotes?',
    ]);
  });
});
