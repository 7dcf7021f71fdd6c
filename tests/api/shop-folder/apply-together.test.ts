import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

const HEADER = 'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price';

describeEveryEngine('F12: apply while something else changes the shop (docs/decisions D311)', (engine) => {
  let shop: TestShop;
  let root = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    root = mkdtempSync(join(tmpdir(), 'selvedge-together-'));
    for (const name of ['one', 'two']) {
      await initFolder(join(root, name), { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
      write(name, 'categories.yaml', '- name: Shirts\n');
      fill(name, 1000);
      describe(name, 'Pots');
    }
  });
  afterEach(async () => {
    await shop.close();
    rmSync(root, { recursive: true });
  });
  const write = (name: string, file: string, text: string) => {
    writeFileSync(join(root, name, file), text);
  };
  /** A price for every variant, and with `cap` a product more. */
  const fill = (name: string, price: number, { cap = true } = {}) => {
    const sizes = Array.from({ length: 20 }, (_, index) => `shirt,${index === 0 ? 'Shirt' : ''},Shirts,Size,S${index}`);
    const lines = sizes.map((line, index) => `${line},SH-${index},${price}`);
    const more = cap ? ['cap,Cap,Shirts,Title,Default Title,CAP,499'] : [];
    write(name, 'products.csv', [HEADER, ...lines, ...more].join('\n'));
    write(name, 'stock.csv', 'SKU,quantity\nSH-0,10\n');
  };
  const describe = (name: string, description: string) =>
    write(
      name,
      'store.yaml',
      `id: pottery\nname: "Kiln"\nhosts: [kiln.example]\ncompany:\n  email: a@kiln.example\ndescription: "${description}"\n`,
    );
  const media = () => join(shop.dataFolder, 'media');
  const apply = async (name: string, { db = shop.db, onDelete = async () => {} } = {}) =>
    applyFolder(db, await readShopFolder(join(root, name)), { media: media(), failOnDelete: false, onDelete });
  const prices = async () => {
    const rows = await shop.db
      .selectFrom('variants')
      .select('regular_paise')
      .distinct()
      .where('store_id', '=', 'pottery')
      .where('sku', '!=', 'CAP')
      .execute();
    return rows.map((row) => row.regular_paise);
  };
  const CHANGED = /^Nothing was changed: the shop has changed since this run compared it with the folder/;

  test('24.6: a plan is not written over what was changed while the owner thought about it', async () => {
    await apply('one');
    fill('one', 1100, { cap: false });
    fill('two', 1200, { cap: false });
    const onDelete = async () => {
      await apply('two');
    };
    await expect(apply('one', { onDelete })).rejects.toThrow(CHANGED);
    expect(await prices()).toEqual([120_000]);
  });

  test('24.6: nor is another description', async () => {
    await apply('one');
    fill('one', 1000, { cap: false });
    describe('two', 'Bowls');
    await expect(apply('one', { onDelete: async () => void (await apply('two')) })).rejects.toThrow(CHANGED);
    const row = await shop.db.selectFrom('stores').select('info').where('id', '=', 'pottery').executeTakeFirst();
    expect(JSON.parse(row!.info)).toMatchObject({ description: 'Bowls' });
  });

  test('an order that is placed meanwhile is in nobody’s way, and keeps what it took', async () => {
    await apply('one');
    fill('one', 1100, { cap: false });
    const token = await shop.signUp('asha@example.com', 'kiln.example');
    const onDelete = async () => {
      const { body } = await shop.get('/products', { host: 'kiln.example' });
      const { id: productId } = body.data.find(({ title }: { title: string }) => title === 'Shirt');
      const line = { productId, quantity: 3, size: 'S0' };
      expect((await shop.post('/orders', orderOf([line]), { host: 'kiln.example', token })).status).toBe(201);
    };
    await apply('one', { onDelete });
    expect(await prices()).toEqual([110_000]);
    const row = await shop.db.selectFrom('variants').select('stock').where('sku', '=', 'SH-0').executeTakeFirst();
    expect(row?.stock).toBe(7);
  });

  test('two at once: each is done and right, or refused', async () => {
    const other = await openDatabase(shop.url);
    try {
      for (let round = 0; round < 6; round += 1) {
        const [one, two] = [2000 + round, 3000 + round];
        fill('one', one);
        fill('two', two);
        const said = await Promise.allSettled([apply('one'), apply('two', { db: other })]);
        const won = said.flatMap(({ status }, index) => (status === 'fulfilled' ? [[one, two][index]! * 100] : []));
        const [now = 0, ...others] = await prices();
        expect(others).toEqual([]);
        expect([one * 100, two * 100]).toContain(now);
        for (const result of said)
          if (result.status === 'rejected')
            expect((result.reason as Error).message).toMatch(
              /Another (apply|import)|^Nothing was changed: the shop has/,
            );
        if (won.length === 1) expect(now).toBe(won[0]);
      }
    } finally {
      await other.destroy();
    }
  });
});
