import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engines.ts';
import { createStore } from '#store-api/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/db/open-database.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from '#store-api/import/import-catalogue.ts';

/** A fresh database with one empty store, and a folder of its own. */
export interface ImportBench {
  db: Db;
  folder: string;
  run: (file: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
  close: () => Promise<void>;
}

export async function openBench(engine: Engine): Promise<ImportBench> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-import-'));
  const { url, drop } = await engine.makeDatabase();
  const db = await openDatabase(url);
  await createStore(db, {
    id: 'shop',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Shop', categories: ['Jeans', 'Shirts', 'Shorts'] },
  });
  return {
    db,
    folder,
    run: (file, options) => importCatalogue(db, { storeId: 'shop', file, media: join(folder, 'media'), ...options }),
    close: async () => {
      await db.destroy();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything the importer writes, for comparing before and after. */
export async function everything(db: Db) {
  return {
    products: await db.selectFrom('products').selectAll().orderBy('position').execute(),
    variants: await db.selectFrom('variants').selectAll().orderBy('product_id').orderBy('position').execute(),
    images: await db.selectFrom('images').selectAll().orderBy('product_id').orderBy('position').execute(),
  };
}
