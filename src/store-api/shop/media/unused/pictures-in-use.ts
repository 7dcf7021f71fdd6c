import { sql } from 'kysely';
import type { Db } from '../../../base/db/open-database.ts';
import type { AppliedFolder } from '../../stores/applied-folder.ts';
import { downloadName } from '../downloads.ts';

export interface PicturesInUse {
  /** Hashes of pictures that stores and products show. */
  hashes: Set<string>;
  /** Names of masters that `export` writes. */
  masters: Set<string>;
  /** Names of downloads that an applied folder names by address: without them they would be links again. */
  downloads: Set<string>;
}

/** Rows that are read at once. */
const BATCH = 500;
const HASH = /\/media\/([0-9a-f]{16})-/g;

/** Whatever a store's record or a product names below `/media/`. */
export async function picturesInUse(db: Db): Promise<PicturesInUse> {
  const hashes = new Set<string>();
  const masters = new Set<string>();
  const downloads = new Set<string>();
  const add = (text: string) => {
    for (const [, hash = ''] of text.matchAll(HASH)) hashes.add(hash);
  };
  for (const { info, applied_folder } of await db.selectFrom('stores').select(['info', 'applied_folder']).execute()) {
    add(info);
    const applied = applied_folder ? (JSON.parse(applied_folder) as AppliedFolder) : undefined;
    for (const master of Object.values({ ...applied?.pictures, ...applied?.downloads })) masters.add(master);
    for (const address of Object.keys(applied?.downloads ?? {})) downloads.add(downloadName(address));
  }
  let after = { store_id: '', product_id: '', position: -1 };
  for (;;) {
    const { rows } = await sql<typeof after & { picture: string }>`
      select store_id, product_id, position, picture from images
      where (store_id, product_id, position) > (${after.store_id}, ${after.product_id}, ${after.position})
      order by store_id, product_id, position limit ${sql.lit(BATCH)}`.execute(db);
    for (const { picture } of rows) add(picture);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { hashes, masters, downloads };
    after = last;
  }
}

/** Those of these hashes whose pictures lines of orders show. */
export async function picturesOfOrders(db: Db, hashes: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  let after = { store_id: '', order_id: '', position: -1 };
  for (;;) {
    const { rows } = await sql<typeof after & { image: string | null }>`
      select store_id, order_id, position, image from order_items
      where (store_id, order_id, position) > (${after.store_id}, ${after.order_id}, ${after.position})
      order by store_id, order_id, position limit ${sql.lit(BATCH)}`.execute(db);
    for (const { image } of rows)
      for (const [, hash = ''] of (image ?? '').matchAll(HASH)) if (hashes.has(hash)) found.add(hash);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return found;
    after = last;
  }
}
