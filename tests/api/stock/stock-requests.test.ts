import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, HIDDEN, JEANS } from '../catalogue.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import { transact } from '#store-api/base/db/transact.ts';

const WISH = { email: 'asha@example.com', size: 'M', color: 'Black' };

describeEveryEngine('requests for what is sold out', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(engine);
  });
  afterEach(() => shop.close());

  const ask = (id: string, body: object) => shop.post(`/products/${id}/stock-requests`, body);
  const mails = () =>
    shop.db.selectFrom('outbox').select(['recipient', 'subject']).where('subject', 'like', 'Back in stock%').execute();
  const waiting = () => shop.db.selectFrom('stock_requests').select(['email', 'size', 'color']).execute();

  async function restock(variant: string, stock: number): Promise<void> {
    await transact(shop.db, async (trx) => {
      await trx.updateTable('variants').set({ stock }).where('id', '=', variant).execute();
      await recordChanges(trx, 'main', [`product:${JEANS}`], new Date().toISOString());
    });
  }

  test('one mail when the choice is back, and none before or after', async () => {
    expect((await ask(JEANS, WISH)).status).toBe(201);
    expect((await ask(JEANS, WISH)).status).toBe(201);
    expect(await waiting()).toEqual([WISH]);
    await restock('jeans-m-indigo', 9);
    await expect.poll(() => waiting()).toEqual([WISH]);
    await restock('jeans-m-black', 2);
    await expect.poll(() => mails()).toHaveLength(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'asha@example.com', subject: 'Back in stock: Slim Raw Jeans, M, Black' });
    const sent = () =>
      readOutbox(join(shop.dataFolder, 'outbox')).filter(({ text }) => text.includes(`/product/${JEANS}\n`));
    await expect.poll(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await restock('jeans-m-black', 5);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await mails()).toHaveLength(1);
  });

  test('two processes, one mail', async () => {
    await ask(JEANS, WISH);
    await Promise.all([restock('jeans-m-black', 2), restock('jeans-m-black', 3), restock('jeans-m-black', 4)]);
    await expect.poll(() => waiting()).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  test('what can be ordered, what is not there, and what is no address', async () => {
    expect(await ask(JEANS, { ...WISH, color: 'Indigo' })).toMatchObject({
      status: 409,
      body: { code: 'in-stock', error: 'This can be ordered now.' },
    });
    expect((await ask(JEANS, { email: WISH.email })).status).toBe(409);
    expect((await ask(JEANS, { ...WISH, size: 'XXL' })).status).toBe(404);
    expect((await ask(HIDDEN, { email: WISH.email })).status).toBe(404);
    expect((await ask(BELT, { email: WISH.email })).status).toBe(409);
    expect((await ask(JEANS, { ...WISH, email: 'nobody' })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });
});
