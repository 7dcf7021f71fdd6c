import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { BELT, JEANS } from '../../api/catalogue.ts';
import { startFakeSmtp } from '../../fixtures/smtp.ts';
import { net } from '../support/net.ts';
import { engines, fill, stopPostgres, type Filled } from './engines.ts';
import { ask, orderOf, signUp, startProcess, type Answer, type ShopProcess } from './shop-process.ts';

/**
 * Two processes on one database are one shop. Each question comes on a connection of its own, so that both are asked.
 */
test.describe.configure({ timeout: 120_000 });
test.afterAll(stopPostgres);

for (const engine of net(engines, (one) => one === 'SQLite'))
  test.describe(`two processes on ${engine}`, () => {
    let filled: Filled | undefined;
    let shop: ShopProcess;
    let token: string;

    test.beforeAll(async () => {
      filled = await fill(engine);
      if (!filled) return;
      await bring(filled, 500);
      shop = await startProcess({
        DATA_DIR: filled.folder,
        DATABASE_URL: filled.url,
        WEB_CONCURRENCY: '2',
        LOG_LEVEL: 'debug',
      });
      token = await signUp(shop.origin);
    });
    test.afterAll(async () => {
      if (!filled) return;
      await shop.close();
      await filled.remove();
    });
    test.beforeEach(() => test.skip(!filled, `${engine} is not installed`));

    const many = (count: number, act: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, act));
    const workers = (route: string) =>
      new Set(shop.lines().flatMap((line) => (line.route === route ? [line.worker] : [])));

    test('whoever signs in at one is signed in at both, and signed out at both', async () => {
      const signedIn = await many(20, () => ask(shop.origin, '/api/v1/accountInfo', { token }));
      expect(signedIn.map(({ status }) => status)).toEqual(Array(20).fill(200));
      await expect.poll(() => workers('accountInfo').size).toBe(2);
      const other = await signUp(shop.origin, 'asha.twice@example.com');
      expect((await ask(shop.origin, '/api/v1/users/logout', { method: 'POST', token: other })).status).toBe(200);
      const signedOut = await many(10, () => ask(shop.origin, '/api/v1/accountInfo', { token: other }));
      expect(signedOut.map(({ status }) => status)).toEqual(Array(10).fill(401));
    });

    test('O8 50 parallel orders with one key over both: one order', async () => {
      const answers = await many(50, () =>
        ask(shop.origin, '/api/v1/orders', { method: 'POST', token, key: 'one-key-for-all', body: orderOf(BELT) }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
      const mine = await ask(shop.origin, '/api/v1/orders', { token });
      expect(mine.text.split(answers[0]!.body.id as string).length - 1).toBeGreaterThan(0);
      const db = await openDatabase(filled!.url);
      expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
      await db.destroy();
    });

    test('O11 100 buyers of the last unit over both: one sale', async () => {
      const answers = await many(100, () =>
        ask(shop.origin, '/api/v1/orders', {
          method: 'POST',
          token,
          body: orderOf(JEANS, { size: 'L', color: 'Indigo' }),
        }),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(99);
      const db = await openDatabase(filled!.url);
      expect(
        await db.selectFrom('variants').select('stock').where('id', '=', 'jeans-l-indigo').executeTakeFirstOrThrow(),
      ).toEqual({ stock: 0 });
      await db.destroy();
    });

    test('a price that another process imports is on every page and in every quote of both within a second', async () => {
      const { body } = await ask(shop.origin, '/api/v1/products?search=Loom+Tee');
      const { id } = body.data[0];
      const path = `/product/${id}`;
      const quoted = async () =>
        new Set(
          (
            await many(8, () =>
              ask(shop.origin, '/api/v1/quotes', {
                method: 'POST',
                body: { items: [{ productId: id, quantity: 1 }] },
              }),
            )
          ).map((answer) => answer.body.total as number),
        );
      const shown = async () =>
        new Set(
          (await many(8, () => ask(shop.origin, path))).map(({ text }) =>
            /₹\s?(4|5)\d\d/.exec(text.replace(/<[^>]+>/g, ''))?.[0].replace(/\s/, ''),
          ),
        );
      expect([...(await shown())]).toEqual(['₹500']);
      expect([...(await quoted())]).toEqual([500]);
      await bring(filled!, 450);
      const imported = Date.now();
      await expect.poll(async () => [...(await shown())], { intervals: [50], timeout: 2_000 }).toEqual(['₹450']);
      expect([...(await quoted())]).toEqual([450]);
      expect(Date.now() - imported).toBeLessThan(1_300);
    });

    test('mails that wait leave once, whichever process has time', async () => {
      const smtp = await startFakeSmtp();
      const other = (await fill(engine))!;
      const sender = await startProcess({
        DATA_DIR: other.folder,
        DATABASE_URL: other.url,
        WEB_CONCURRENCY: '2',
        SMTP_URL: smtp.url,
      });
      const people = Array.from({ length: 12 }, (_, index) => `asha${index}@example.com`);
      await Promise.all(
        people.map((email) =>
          ask(sender.origin, '/api/v1/contact', {
            method: 'POST',
            body: { name: 'Asha Rao', email, subject: 'A question', message: 'Is the belt in brown as well?' },
          }),
        ),
      );
      const told = () =>
        smtp.mails
          .flatMap(({ to }) => to)
          .filter((to) => people.includes(to))
          .sort();
      await expect.poll(() => told().length).toBeGreaterThanOrEqual(12);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(told()).toEqual([...people].sort());
      await sender.close();
      await smtp.stop();
      await other.remove();
    });
  });

/** Brings one product at this price into the shop, as `npm run store -- import` does, from this process. */
async function bring({ url, folder }: Filled, price: number): Promise<void> {
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, `Handle,Title,Variant Price\nloom-tee,Loom Tee,${price}\n`);
  const db = await openDatabase(url);
  await importCatalogue(db, { storeId: 'main', file, media: join(folder, 'media') });
  await db.destroy();
}
