import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engines.ts';
import { createStore } from '#store-api/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/db/open-database.ts';
import { importCatalogue, type ImportOptions } from '#store-api/import/import-catalogue.ts';
import type { ImportReport } from '#store-api/import/import-report.ts';

type Counts = Pick<ImportReport, 'created' | 'updated' | 'unchanged'>;

/** A fresh database with one empty store, and a folder of its own. */
export interface ImportBench {
  db: Db;
  folder: string;
  /** Imports a file; what it did to how many products. */
  run: (file: string, options?: Partial<ImportOptions>) => Promise<Counts>;
  /** The same with the whole report. */
  report: (file: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
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
  const report = (file: string, options?: Partial<ImportOptions>) =>
    importCatalogue(db, { storeId: 'shop', file, media: join(folder, 'media'), ...options });
  return {
    db,
    folder,
    run: async (file, options) => {
      const { created, updated, unchanged } = await report(file, options);
      return { created, updated, unchanged };
    },
    report,
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
