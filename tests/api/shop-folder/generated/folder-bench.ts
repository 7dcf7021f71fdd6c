import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { expect } from 'vitest';
import { type GeneratedShop, partOf, writeShop } from './generated-shop.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { ambiguousLines } from '#owner/shop-folder/read/read-stock-file.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

type Figures = Record<string, number | null>;

/**
 * A store of a generated folder in a shared database, and what its owner and shoppers do. Each act fails unless stock
 * is what was sold and what the owner changed in a line.
 */
export async function openFolderBench(
  db: Db,
  root: string,
  { storeId, given }: { storeId: string; given: GeneratedShop },
) {
  const media = join(root, 'media');
  const pathOf = (name: string) => join(root, `${storeId}-${name}`);
  const apply = async (path: string) => applyFolder(db, await readShopFolder(path), { media, failOnDelete: true });

  const first = pathOf('first');
  await writeShop(first, storeId, given);
  await apply(first);
  /** Folders of the same catalogue: the one written by hand, then exports. */
  const folders = [{ path: first, wasEdited: false }];
  /** What there must be of each variant. */
  const stock = await stored();
  let exports = 0;
  /** An import has taken variants away. */
  let isPart = false;

  async function check(after: string): Promise<void> {
    const there = Object.entries(await stored());
    // A part may name its variants otherwise: an option that tells nothing apart is none of the choice.
    const known = isPart ? there.filter(([name]) => Object.hasOwn(stock, name)) : there;
    const wanted = isPart ? known.map(([name]) => [name, stock[name]]) : Object.entries(stock);
    expect(Object.fromEntries(known), `stock after ${after}`).toEqual(Object.fromEntries(wanted));
  }

  async function write(): Promise<string> {
    const path = pathOf(`export-${(exports += 1)}`);
    await exportFolder(db, storeId, path, media, () => new Date(Date.UTC(2030, 0, 1, 0, exports)));
    return path;
  }

  async function sell(variant: number, pieces: number): Promise<void> {
    const rows = await variants();
    const one = rows[variant % rows.length]!;
    if (one.stock === null || one.stock < pieces || !Object.hasOwn(stock, nameOf(one))) return;
    await db
      .updateTable('variants')
      .set({ stock: one.stock - pieces })
      .where('store_id', '=', storeId)
      .where('id', '=', one.id)
      .execute();
    stock[nameOf(one)] = one.stock - pieces;
  }

  async function bring({ path, wasEdited }: { path: string; wasEdited: boolean }): Promise<void> {
    try {
      const changes = await apply(path);
      if (!isPart) expect(changes, `changes by ${path}`).toEqual([]);
      isPart = false;
    } catch (error) {
      // The edited line of an export that is older than what was applied since.
      if (!wasEdited || !(error instanceof FolderError)) throw error;
    }
    await check(path);
  }

  function variants() {
    return db
      .selectFrom('variants')
      .innerJoin('products', (to) =>
        to.onRef('products.store_id', '=', 'variants.store_id').onRef('products.id', '=', 'variants.product_id'),
      )
      .select(['variants.id', 'handle', 'size', 'color', 'stock'])
      .where('variants.store_id', '=', storeId)
      .orderBy('products.position')
      .orderBy('variants.position')
      .execute();
  }

  async function stored(): Promise<Figures> {
    return Object.fromEntries((await variants()).map((row) => [nameOf(row), row.stock]));
  }

  /** All that shoppers see. */
  async function everything() {
    const products = await db
      .selectFrom('products')
      .selectAll()
      .where('store_id', '=', storeId)
      .orderBy('id')
      .execute();
    const parts = { variants: db.selectFrom('variants'), images: db.selectFrom('images') };
    return {
      order: (await variants()).map(nameOf),
      products: products.map((row) => ({ ...row, created_at: '', updated_at: '', position: 0 })),
      variants: await parts.variants.selectAll().where('store_id', '=', storeId).orderBy('id').execute(),
      images: await parts.images
        .selectAll()
        .where('store_id', '=', storeId)
        .orderBy('product_id')
        .orderBy('position')
        .execute(),
    };
  }

  return {
    sell,

    /** Any folder again, in the bytes in which it is. */
    applyAgain: (folder: number) => bring(folders[folder % folders.length]!),

    async export(): Promise<void> {
      if (!isPart) folders.push({ path: await write(), wasEdited: false });
    },

    /** The owner exports, somebody buys, and the owner brings the export with more of one variant. */
    async edit(line: number, by: number): Promise<void> {
      if (isPart) return;
      const path = await write();
      const file = join(path, 'stock.csv');
      const [header = [], ...rows] = parse(readFileSync(file, 'utf8'));
      const row = rows[line % rows.length]!;
      const [, handle = '', size = '', color = '', quantity] = row;
      await sell(line, 1);
      row[4] = String(Number(quantity === '-' ? 0 : quantity) + by);
      const name = nameOf({ handle, size, color });
      stock[name] = (stock[name] ?? 0) + by;
      writeFileSync(file, stringify([header, ...rows]));
      folders.push({ path, wasEdited: true });
      await apply(path);
      await check(path);
    },

    /** The products of a folder, or a file that lacks a variant of the first. */
    async import(folder: number, lacks: 'nothing' | 'its first' | 'its last'): Promise<void> {
      const part = pathOf('part.csv');
      if (lacks !== 'nothing') writeFileSync(part, partOf(given, lacks));
      const { path } = lacks === 'nothing' ? folders[folder % folders.length]! : folders[0]!;
      const file = lacks === 'nothing' ? join(path, 'products.csv') : part;
      const { updated } = await importCatalogue(db, { storeId, file, images: join(path, 'pictures'), media });
      isPart = lacks === 'nothing' ? false : isPart || updated > 0;
      await check(`an import that lacks ${lacks}`);
    },

    /** What the shop exports now is in order, changes nothing, and makes the same shop of an empty database. */
    async finish(): Promise<void> {
      if (isPart) await bring(folders[0]!);
      const last = await write();
      expect(ambiguousLines((await readShopFolder(last)).stock)).toEqual([]);
      await sell(0, 1);
      await bring({ path: last, wasEdited: false });
      const again = await write();
      for (const file of ['store.yaml', 'categories.yaml', 'products.csv'])
        expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(last, file), 'utf8'));
      const before = await everything();
      await db.deleteFrom('stores').where('id', '=', storeId).execute();
      await apply(again);
      expect(await everything()).toEqual(before);
    },
  };
}

function nameOf({ handle, size, color }: { handle: string; size: string | null; color: string | null }): string {
  return [handle, size ?? '', color ?? ''].join(' | ');
}
