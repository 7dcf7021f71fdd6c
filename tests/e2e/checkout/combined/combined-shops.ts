import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCombination } from './combined-folder.ts';
import { type Combination, hostOf, idOf } from './combinations.ts';
import { applyFolders } from '../../support/folder-shop.ts';
import { startShop } from '../../support/shop.ts';

export interface CombinedShops {
  /** Their DATA_DIR. */
  data: string;
  originOf: (one: Combination) => string;
  close: () => Promise<void>;
}

/** A shop of each combination, applied from its folder, all in one process. */
export async function openCombinedShops(all: readonly Combination[]): Promise<CombinedShops> {
  const data = mkdtempSync(join(tmpdir(), 'selvedge-combined-'));
  for (const one of all) writeCombination(join(data, idOf(one)), one);
  await applyFolders(data, all.map(idOf));
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
