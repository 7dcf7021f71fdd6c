import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeChargingFolder, writeStore } from './charging-folder.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

export const SHIRT = productIdOf('loom', 'kora-shirt');

export interface ChargingShop extends Pick<Shop, 'origin' | 'close'> {
  data: string;
}

/** The owner asks for a confirmation of what is to be paid on delivery, or not any more. */
export async function askToConfirm({ data }: ChargingShop, isAsked: boolean): Promise<void> {
  writeStore(join(data, 'shop'), isAsked ? '  confirm: true\n' : '');
  await applyTo(data);
}

async function applyTo(data: string): Promise<void> {
  const db = await openDatabase(`sqlite:${data}/store.db`);
  const folder = await readShopFolder(join(data, 'shop'));
  await applyFolder(db, folder, { media: join(data, 'media'), failOnDelete: true });
  await db.destroy();
}

/** A shop of its own on the embedded API, applied from its folder. */
export async function openChargingShop(): Promise<ChargingShop> {
  const data = mkdtempSync(join(tmpdir(), 'selvedge-charging-'));
  const folder = join(data, 'shop');
  await writeChargingFolder(folder);
  await applyTo(data);
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
