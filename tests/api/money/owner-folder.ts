import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAILBOXES } from './links/mailed-links.ts';
import { catalogue } from './money-catalogue.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { StartError } from '#environment.ts';

/** The owner's folders of a store: one written by hand, and exports of it, of which each second was edited. */
export interface OwnerFolder {
  export: () => Promise<void>;
  /** Brings a folder as it is; 0 is the latest export, the last the one written by hand. */
  apply: (folder: number) => Promise<void>;
  /** The folder written by hand again, as it was applied last. */
  applyByHand: () => Promise<void>;
  /** The owner writes by hand what is there, and applies it: nothing changes. */
  writeStock: () => Promise<void>;
  /** Pieces of the edited variant that were added by lines that counted. */
  added: () => number;
}

const EDITED = 'sku-0';
const FETCHED = 'fetched';
/** Of payment on delivery, in rupees. */
export const FEE = 49;
/** What the way back of a return costs. */
const WAY_BACK = 7;
/** What is sent by a store in the Union costs so much more, in rupees; elsewhere nothing. */
const DELIVERY = 5;
/** Whoever has refused more parcels pays before anything is sent. */
export const MAX_REFUSED = 0;
/** What an order says that its buyer comes for; what is sent needs no word. */
export function methodOf(isFetched: boolean): { shippingMethod?: string } {
  return isFetched ? { shippingMethod: FETCHED } : {};
}

/**
 * What an order is sent for, in rupees. In the Union withdrawal is law, and who withdraws from all of an order gets
 * that back too; the code of orders of single pieces takes it off.
 */
export function deliveryOf(
  isInUnion: boolean,
  { isFetched, hasCode }: { isFetched: boolean; hasCode: boolean },
): number {
  return isInUnion && !isFetched && !hasCode ? DELIVERY : 0;
}

/** What apply says when it has written, and something else has changed the shop before it looked again. */
const WRITTEN = /^(It was written|The shop is not as the file says)/;

export async function openOwnerFolder(
  db: Db,
  { storeId, path, isInUnion }: { storeId: string; path: string; isInUnion: boolean },
): Promise<OwnerFolder> {
  const media = join(path, 'media');
  const byHand = join(path, `${storeId}-shop`);
  const folders = [{ path: byHand, adds: 0 }];
  const counted = new Set<string>();
  let exports = 0;

  mkdirSync(byHand);
  const write = (file: string, text: string) => writeFileSync(join(byHand, file), text);
  const [country, delivery] = isInUnion ? ['country: DE, ', ', delivery: true'] : ['', ''];
  write(
    'store.yaml',
    `id: ${storeId}\nname: "Selvedge"\nhosts: [${storeId}.example]\ncompany:\n  email: hello@shop.example\nmail: { owners: [${MAILBOXES.join(', ')}] }\nterms: { ${country}returnDays: 30, returnFees: customer }\nreturns: { online: true, exchange: true, fee: ${WAY_BACK}${delivery} }\npayOnDelivery: { fee: ${FEE}, maxRefusedParcels: ${MAX_REFUSED} }\n`,
  );
  write(
    'delivery.yaml',
    `methods:\n  - { id: sent, label: Sent, price: ${isInUnion ? DELIVERY : 0} }\n  - { id: ${FETCHED}, label: Fetched, pickUp: true }\n`,
  );
  write('tax.yaml', 'registration: none\ndocuments: true\n');
  write('categories.yaml', '- name: Shirts\n');
  write('products.csv', catalogue(0));
  await writeStock();

  async function apply(folder: string): Promise<void> {
    await applyFolder(db, await readShopFolder(folder), { media, failOnDelete: true });
  }

  async function writeStock(): Promise<void> {
    const rows = await db
      .selectFrom('variants')
      .select(['sku', 'stock'])
      .where('store_id', '=', storeId)
      .where('stock', 'is not', null)
      .execute();
    write('stock.csv', ['SKU,quantity', ...rows.map(({ sku, stock }) => `${sku},${stock}`)].join('\n'));
    await apply(byHand);
  }

  return {
    writeStock,
    applyByHand: () => apply(byHand),
    added: () => folders.filter((one) => counted.has(one.path)).reduce((sum, { adds }) => sum + adds, 0),

    async export() {
      const number = (exports += 1);
      const folder = join(path, `${storeId}-export-${number}`);
      await exportFolder(db, storeId, folder, media, () => new Date(Date.UTC(2030, 0, 1, 0, 0, number)));
      const file = join(folder, 'stock.csv');
      const text = readFileSync(file, 'utf8');
      const edited = text.replace(
        new RegExp(`^(${EDITED},.*?),(\\d+),(\\d+),`, 'm'),
        (_, name: string, quantity: string, base: string) => `${name},${Number(quantity) + 1},${base},`,
      );
      if (number % 2 === 1) writeFileSync(file, edited);
      folders.unshift({ path: folder, adds: number % 2 === 1 && edited !== text ? 1 : 0 });
    },

    async apply(index) {
      const folder = folders[index % folders.length]?.path ?? byHand;
      try {
        await apply(folder);
        counted.add(folder);
      } catch (error) {
        // Another apply or import was faster, or a newer export has counted: nothing was changed then.
        if (!(error instanceof StartError)) throw error;
        if (WRITTEN.test(error.message)) counted.add(folder);
      }
    },
  };
}
