import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type Shop } from './shop.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

export interface FolderShop extends Pick<Shop, 'origin' | 'close'> {
  /** Its DATA_DIR; the folder of the shop is `shop` in it. */
  data: string;
}

/** Applies the folder as it is now. */
export function applyAgain(data: string): Promise<void> {
  return applyFolders(data, ['shop']);
}

/** Applies these folders of DATA_DIR, each that of a shop. */
export async function applyFolders(data: string, names: readonly string[]): Promise<void> {
  const db = await openDatabase(`sqlite:${data}/store.db`);
  for (const name of names)
    await applyFolder(db, await readShopFolder(join(data, name)), { media: join(data, 'media'), failOnDelete: true });
  await db.destroy();
}

/** A shop of its own on the embedded API, applied from the folder that `write` fills. */
export async function openFolderShop(write: (folder: string) => Promise<void>): Promise<FolderShop> {
  const data = mkdtempSync(join(tmpdir(), 'selvedge-folder-'));
  await write(join(data, 'shop'));
  await applyAgain(data);
  const shop = await startShop({
    PORT: '0',
    DATA_DIR: data,
    API_URL: '',
    DATABASE_URL: '',
    UNPAID_ORDERS: '0',
    ORDER_MAILS_PER_HOUR: '0',
  });
  const close = async () => {
    await shop.close();
    rmSync(data, { recursive: true });
  };
  return { origin: shop.origin, data, close };
}
