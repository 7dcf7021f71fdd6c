import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import type { Engine } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';

export const HEADER = 'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price';
export const SHIRT = 'linen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499\nlinen-shirt,,,,L,LS-L,1499';
const HOST = 'kiln.example';

/** A small shop of a folder, with 10 shirts in M and 3 in L, and its owner's hands. */
export async function openPottery(engine: Engine, options: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(engine, options);
  const root = mkdtempSync(join(tmpdir(), 'selvedge-pottery-'));
  let exports = 0;
  const media = join(shop.dataFolder, 'media');
  const write = (file: string, text: string, folder = 'shop') => {
    writeFileSync(join(root, folder, file), text);
  };
  const read = (folder = 'shop') => readShopFolder(join(root, folder));
  await initFolder(join(root, 'shop'), { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  write('store.yaml', `id: pottery\nname: "Kiln"\nhosts: [${HOST}]\ncompany:\n  email: post@kiln.example\n`);
  write('categories.yaml', '- name: Shirts\n');
  write('products.csv', `${HEADER}\n${SHIRT}\n`);
  write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,3\n');
  for (const page of ['terms', 'privacy']) write(`policies/${page}.md`, 'Fair.\n');
  const stock = async () => {
    const rows = await shop.db
      .selectFrom('variants')
      .innerJoin('products', (to) =>
        to.onRef('products.store_id', '=', 'variants.store_id').onRef('products.id', '=', 'variants.product_id'),
      )
      .select(['handle', 'size', 'color', 'stock'])
      .where('variants.store_id', '=', 'pottery')
      .orderBy('handle')
      .orderBy('variants.position')
      .execute();
    return Object.fromEntries(
      rows.map(({ handle, size, color, stock: left }) => [[handle, size, color].filter(Boolean).join(' '), left]),
    );
  };
  return {
    shop,
    root,
    media,
    write,
    read,
    stock,
    apply: async (folder = 'shop') => {
      const changes = await applyFolder(shop.db, await read(folder), { media, failOnDelete: false });
      return changes.map(({ change, what, details: [detail] = [] }) =>
        what.startsWith('stock of ') && detail
          ? `${change} ${what}: ${detail.from} -> ${detail.to}`
          : `${change} ${what}`,
      );
    },
    /** The name of the folder; each is exported a day after the one before. */
    exported: async () => {
      exports += 1;
      const at = new Date(Date.UTC(2030, 0, exports));
      await exportFolder(shop.db, 'pottery', join(root, `export-${exports}`), media, () => at);
      return `export-${exports}`;
    },
    edit: (folder: string, from: string, to: string) => {
      const text = readFileSync(join(root, folder, 'stock.csv'), 'utf8');
      expect(text).toContain(from);
      write('stock.csv', text.replace(from, to), folder);
    },
    shirts: async (size: string) => (await stock())[`linen-shirt ${size}`],
    buy: async (quantity: number, size = 'M', title = 'Linen Shirt') => {
      const token = await shop.signUp(`a${Math.random()}@example.com`, HOST);
      const { body } = await shop.get('/products?limit=50', { host: HOST });
      const product = body.data.find((one: { title: string }) => one.title === title);
      return shop.post('/orders', orderOf([{ productId: product.id, quantity, size }]), { host: HOST, token });
    },
    close: async () => {
      await shop.close();
      rmSync(root, { recursive: true });
    },
  };
}
