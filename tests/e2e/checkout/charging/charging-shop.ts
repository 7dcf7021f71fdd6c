import { join } from 'node:path';
import { writeChargingFolder, writeStore } from './charging-folder.ts';
import { applyAgain, type FolderShop, openFolderShop } from '../../support/folder-shop.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

export const SHIRT = productIdOf('loom', 'kora-shirt');

export type ChargingShop = FolderShop;

/** The owner asks for a confirmation of what is to be paid on delivery, or not any more. */
export async function askToConfirm({ data }: ChargingShop, isAsked: boolean): Promise<void> {
  writeStore(join(data, 'shop'), isAsked ? '  confirm: true\n' : '');
  await applyAgain(data);
}

/** A shop of its own on the embedded API, applied from its folder. */
export const openChargingShop = (): Promise<ChargingShop> => openFolderShop(writeChargingFolder);
