import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engines.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { importCatalogue, type ImportOptions } from '#owner/import/import-catalogue.ts';
import type { ImportReport } from '#owner/import/import-report.ts';

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

/** What tests of an import do with their bench, which is a new one for each test. */
export function onBench(bench: () => ImportBench) {
  function write(name: string, text: string): string {
    const file = join(bench().folder, name);
    writeFileSync(file, text);
    return file;
  }

  const product = (handle: string) => productOf(bench().db, handle);

  return { write, product };
}

/** Everything the importer writes, for comparing before and after. */
export async function everything(db: Db) {
  return {
    products: await db.selectFrom('products').selectAll().orderBy('position').execute(),
    variants: await db.selectFrom('variants').selectAll().orderBy('product_id').orderBy('position').execute(),
    images: await db.selectFrom('images').selectAll().orderBy('product_id').orderBy('position').execute(),
  };
}

/** A product as the importer wrote it. */
export async function productOf(db: Db, handle: string) {
  const row = await db.selectFrom('products').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow();
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', row.id)
    .orderBy('position')
    .execute();
  const images = await db
    .selectFrom('images')
    .select('picture')
    .where('product_id', '=', row.id)
    .orderBy('position')
    .execute();
  const attributes = JSON.parse(row.attributes) as { key: string; value: string[] }[];
  return {
    row,
    variants,
    images: images.map(({ picture }) => JSON.parse(picture) as { url: string; alt: string }),
    attributes,
    attribute: (key: string) => attributes.find((one) => one.key === key)?.value,
  };
}
