import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCombination } from './combined-folder.ts';
import { type Combination, hostOf, idOf } from './combinations.ts';
import { startShop } from '../../support/shop.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

export interface CombinedShops {
  /** Their DATA_DIR. */
  data: string;
  originOf: (one: Combination) => string;
  close: () => Promise<void>;
}

/** A shop of each combination, applied from its folder, all in one process. */
export async function openCombinedShops(all: readonly Combination[]): Promise<CombinedShops> {
  const data = mkdtempSync(join(tmpdir(), 'selvedge-combined-'));
  const db = await openDatabase(`sqlite:${data}/store.db`);
  for (const one of all) {
    const folder = join(data, idOf(one));
    writeCombination(folder, one);
    await applyFolder(db, await readShopFolder(folder), { media: join(data, 'media'), failOnDelete: false });
  }
  await db.destroy();
  const shop = await startShop({ PORT: '0', DATA_DIR: data, API_URL: '', DATABASE_URL: '', PAYMENT_SANDBOX: 'yes' });
  return {
    data,
    originOf: (one) => `http://${hostOf(one)}:${new URL(shop.origin).port}`,
    async close() {
      await shop.close();
      rmSync(data, { recursive: true });
    },
  };
}
