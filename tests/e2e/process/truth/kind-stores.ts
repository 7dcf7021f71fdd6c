import { join } from 'node:path';
import { hostOf, idOf, KINDS, writeKind } from './kinds.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** Opens a store of each kind in the database of this folder. */
export async function openKinds(data: string): Promise<void> {
  const db = await openDatabase(`sqlite:${data}/store.db`);
  for (const one of KINDS) {
    const folder = join(data, idOf(one));
    writeKind(folder, one);
    await applyFolder(db, await readShopFolder(folder), { media: join(data, 'media'), failOnDelete: false });
    if (one.categories > 0) continue;
    const { info } = await db.selectFrom('stores').select('info').where('id', '=', idOf(one)).executeTakeFirstOrThrow();
    const stated = JSON.parse(info);
    await createStore(db, {
      id: idOf(one),
      isDefault: false,
      hosts: [hostOf(one)],
      info: { ...stated, categories: [], categoryDetails: {}, footer: { ...stated.footer, categories: [] } },
    });
  }
  await db.destroy();
}
