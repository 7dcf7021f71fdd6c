import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import type { Filled } from '../engines.ts';

/** Brings one product at this price into the shop, as `npm run store -- import` does, from this process. */
export async function bring({ url, folder }: Filled, price: number): Promise<void> {
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, `Handle,Title,Variant Price\nloom-tee,Loom Tee,${price}\n`);
  const db = await openDatabase(url);
  await importCatalogue(db, { storeId: 'main', file, media: join(folder, 'media') });
  await db.destroy();
}
