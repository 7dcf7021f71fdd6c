import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoStore } from '../../../fixtures/demo-store.ts';
import { insertProducts } from '../../../api/catalogue.ts';
import { writeKiln } from './kiln-folder.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { demoCatalogue } from '#demo/demo.ts';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';

export const DEMO_HOST = 'neelkora.example';

/** Both stores in one database: the demo shop with what its catalogue is called, and the potter's, from its folder. */
export async function fillTwoTrades(): Promise<{ folder: string; url: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-truth-'));
  mkdirSync(join(folder, 'media'));
  const url = `sqlite:${folder}/store.db`;
  const db = await openDatabase(url);
  await createStore(db, { id: demoStore.id, isDefault: true, hosts: [DEMO_HOST], info: demoStore.info });
  await insertProducts(db, demoStore.id, await demoProducts());
  const own = join(folder, 'shop');
  writeKiln(own);
  await applyFolder(db, await readShopFolder(own), { media: join(folder, 'media'), failOnDelete: false });
  await db.destroy();
  return { folder, url, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function demoProducts() {
  const { products } = await readCatalogue(demoCatalogue, { categories: demoStore.info.categories ?? [] });
  return products.map(({ handle, title, category }, index) => ({
    id: `${index.toString(16).padStart(8, '0')}-${handle}`,
    title,
    category,
    regular: 100_000,
  }));
}
