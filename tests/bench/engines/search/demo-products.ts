import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoStore } from '../../../fixtures/demo-store.ts';
import { demoCatalogue } from '#demo/demo.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';
import { readProducts } from '#store-api/shop/search/index/read-products.ts';
import { createStore } from '#owner/stores/create-store.ts';

/** The demo shop's products as the search index gets them. */
export async function demoProducts(): Promise<IndexedProduct[]> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-relevance-'));
  const db = await openDatabase(`sqlite:${folder}/shop.db`);
  try {
    await createStore(db, { id: demoStore.id, isDefault: true, hosts: [], info: demoStore.info });
    const file = join(folder, 'catalogue.csv');
    // A search looks at no picture, and making them takes longer than all else.
    writeFileSync(file, readFileSync(demoCatalogue, 'utf8').replaceAll(/[\w-]+\.webp/g, ''));
    await importCatalogue(db, { storeId: demoStore.id, file, media: folder });
    const products: IndexedProduct[] = [];
    for await (const batch of readProducts(db, demoStore.id)) products.push(...batch);
    return products;
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
