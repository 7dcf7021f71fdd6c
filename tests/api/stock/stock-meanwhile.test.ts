import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { hasPostgres, postgres } from '../engines.ts';
import { type Meanwhile, openMeanwhile } from './meanwhile.ts';
import { HEADER, openPottery, SHIRT } from '../shop-folder/pottery.ts';

/** Where figures come, go or change. */
const STOPS =
  /^commit$|^\s*(insert into|update|delete from) "?(variants|departed_variants)\b|^\s*with heir\b|^delete from "products"/;

/** SQLite has one writer. */
describe.skipIf(!hasPostgres)('D28 O11 pieces of a variant that leaves or comes back just now', () => {
  let kiln: Awaited<ReturnType<typeof openPottery>>;
  let meanwhile: Meanwhile;
  beforeAll(async () => {
    kiln = await openPottery(postgres);
    meanwhile = await openMeanwhile(kiln.shop.url, STOPS);
    await kiln.apply();
    kiln.write('products.csv', `${HEADER}\ncap,Cap,Shirts,Title,Default Title,CAP,499\n`);
    kiln.write('stock.csv', 'SKU,quantity\n');
    kiln.write('whole.txt', `${HEADER}\n${SHIRT}\n`, '.');
    kiln.write('renamed.txt', `${HEADER}\n${SHIRT.replace('LS-M', 'NEW-M')}\n`, '.');
    kiln.write('large.txt', `${HEADER}\nlinen-shirt,Linen Shirt,Shirts,Size,L,LS-L,1499\n`, '.');
  });
  afterAll(async () => {
    await meanwhile.close();
    await kiln.close();
  });

  const load = (file: string) => (db: Db) =>
    importCatalogue(db, { storeId: 'pottery', file: join(kiln.root, file), media: kiln.media });
  const changes = {
    'an import takes its size away': { before: load('whole.txt'), change: load('large.txt') },
    'apply deletes its product': {
      before: load('whole.txt'),
      change: async (db: Db) => applyFolder(db, await kiln.read(), { media: kiln.media, failOnDelete: false }),
    },
    'an import gives its size another SKU': { before: load('whole.txt'), change: load('renamed.txt') },
    'an import brings its size back': { before: load('large.txt'), change: load('whole.txt') },
  };
  const cancel = (orderId: string) => (db: Db) =>
    changeOrder(db, { storeId: 'pottery', orderId, action: 'cancel', now: () => new Date(), mailFrom: undefined });

  describe.each(Object.entries(changes))('while %s', (_, { before, change }) => {
    /** Stops everywhere once; gives the stops after which pieces are missing or too many. */
    async function wrongAfter(
      act: (at: number, order: string) => Promise<{ stop: string | undefined; sold: number }>,
    ): Promise<string[]> {
      const wrong: string[] = [];
      for (let at = 0; ; at += 1) {
        await kiln.shop.db.updateTable('variants').set({ stock: 10 }).where('sku', '=', 'LS-M').execute();
        const { body: order } = await kiln.buy(2);
        await before(kiln.shop.db);
        const { stop, sold } = await act(at, order.id);
        await load('whole.txt')(kiln.shop.db);
        const left = await kiln.shirts('M');
        if (left !== 10 - sold) wrong.push(`${left} of 10 - ${sold}, stopped before ${stop?.trim()}`);
        if (stop === undefined) return wrong;
      }
    }

    test('an order is cancelled', async () => {
      const wrong = await wrongAfter(async (at, order) => {
        const stop = await meanwhile.run(change, at, () => cancel(order)(kiln.shop.db));
        return { stop, sold: stop === undefined ? 2 : 0 };
      });
      expect(wrong).toEqual([]);
    });

    test('an order is cancelled, which began before', async () => {
      const wrong = await wrongAfter(async (at, order) => ({
        stop: await meanwhile.run(cancel(order), at, () => change(kiln.shop.db)),
        sold: 0,
      }));
      expect(wrong).toEqual([]);
    });

    test('somebody buys, if it is there', async () => {
      const wrong = await wrongAfter(async (at) => {
        let sold = 2;
        const stop = await meanwhile.run(change, at, async () => {
          if ((await kiln.buy(1)).status === 201) sold += 1;
        });
        return { stop, sold };
      });
      expect(wrong).toEqual([]);
    });
  });
});
