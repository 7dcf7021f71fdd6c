import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { BELT, insertProducts } from '../../api/catalogue.ts';
import { test as base } from '../process/program.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

let running: Shop | undefined;
let folder: string;

/** Tests of the shop that `openTwoHosts` opens. */
export const test = base.extend<{ shop: string; memoryOf: () => number }>({
  shop: ({}, use) => use(running!.origin),
  /** Of the shop's process, in MB. */
  memoryOf: ({}, use) =>
    use(() => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${running!.pid}/status`, 'utf8'))?.[1]) / 1024),
});

/** For the tests of a file: the built shop with two stores on https hosts, one that is broken, and a picture. */
export function openTwoHosts(): void {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = mkdtempSync(join(tmpdir(), 'selvedge-hosts-'));
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
    running = await startShop({
      DATA_DIR: folder,
      DATABASE_URL: '',
      API_URL: '',
      PORT: '0',
      STORE_ORIGIN: 'https://one.example',
      PAYMENT_SANDBOX: 'yes',
    });
  });
  test.afterAll(async () => {
    await running?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
