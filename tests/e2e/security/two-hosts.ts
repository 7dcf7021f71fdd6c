import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { BELT, insertProducts } from '../../api/catalogue.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test as base } from '../support/test.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** The built shop with two stores on hosts of their own behind https, one that is broken, and a picture. */
export const test = base.extend<object, { running: Shop; shop: string; memoryOf: () => number }>({
  shop: [({ running }, use) => use(running.origin), { scope: 'worker' }],
  /** Of the shop's process, in MB. */
  memoryOf: [
    ({ running }, use) =>
      use(() => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${running.pid}/status`, 'utf8'))?.[1]) / 1024),
    { scope: 'worker' },
  ],
  running: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'selvedge-hosts-'));
      const db = await openDatabase(`sqlite:${folder}/store.db`);
      await createStore(db, {
        id: 'one',
        isDefault: true,
        hosts: ['one.example'],
        info: { storeName: 'Store One', categories: ['Jeans'], policies: { terms: '<p>Terms of One</p>' } },
      });
      await createStore(db, {
        id: 'two',
        isDefault: false,
        hosts: ['two.example'],
        info: { storeName: 'Store Two', categories: ['Jeans'] },
      });
      await createStore(db, { id: 'broken', isDefault: false, hosts: ['broken.example'], info: {} });
      for (const store of ['one', 'two']) await insertProducts(db, store);
      await db
        .updateTable('products')
        .set({ title: 'Belt of Two' })
        .where('store_id', '=', 'two')
        .where('id', '=', BELT)
        .execute();
      await db.updateTable('stores').set({ info: '{not json' }).where('id', '=', 'broken').execute();
      await db.destroy();
      mkdirSync(join(folder, 'media'));
      writeFileSync(
        join(folder, 'media/picture.png'),
        await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
      );
      const running = await startShop({
        DATA_DIR: folder,
        DATABASE_URL: '',
        API_URL: '',
        PORT: '0',
        STORE_ORIGIN: 'https://one.example',
        PAYMENT_SANDBOX: 'yes',
      });
      await use(running);
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
