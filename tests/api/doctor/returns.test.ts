import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openShopOfReturns } from '../orders/returns/shop-of-returns.ts';
import { checkReturns } from '#owner/doctor/orders/check-returns.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

const DAY = 24 * 60 * 60_000;
const ASKED = { lines: [{ line: 1, quantity: 1, reason: 'damaged' }] };

describeEngines('10.returns: what doctor says of returns', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  beforeEach(async () => void (shop = await openShopOfReturns(engine)));
  afterEach(() => shop.close());
  const look = async (SMTP_URL: string | undefined = 'smtp://mail.example') => {
    const store = (await findStoreById(shop.db, 'main'))!;
    return (await checkReturns(shop.db, store, { SMTP_URL })).map(({ level, what }) => `${level}: ${what}`);
  };
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

  test('one that waits for an answer for more than three days, and one that came back and was not paid', async () => {
    const id = await shop.delivered();
    expect(await look()).toEqual(['ok: main: none waits for you']);
    await shop.ask(id, ASKED);
    const set = (days: { asked_at?: string; received_at?: string }) =>
      shop.db.updateTable('returns').set(days).where('order_id', '=', id).execute();
    await set({ asked_at: ago(2.9) });
    expect(await look()).toEqual(['ok: main: none waits for you']);
    await set({ asked_at: ago(3.1) });
    const name = `${await numberOf(shop.db, id)} 1`;
    expect(await look()).toEqual([`warning: main: 1 return waits for your answer for more than 3 days: ${name}`]);
    await shop.run('accept', id);
    expect(await look()).toEqual(['ok: main: none waits for you']);
    await shop.run('receive', id, '--yes');
    expect(await look()).toEqual(['ok: main: none waits for you']);
    await set({ received_at: ago(3.1) });
    expect(await look()).toEqual([
      `warning: main: 1 return came back more than 3 days ago, and the money is not returned: ${name}`,
    ]);
    await shop.run('refunded', id, '--yes');
    expect(await look()).toEqual(['ok: main: none waits for you']);
  });

  test('receipts that nobody is mailed; a store that takes nothing back online is not looked at', async () => {
    const settings = (returns: object) =>
      shop.db
        .updateTable('stores')
        .set({ settings: JSON.stringify({ returns }) })
        .execute();
    const without = '';
    expect(await look(without)).toEqual([
      'warning: main: shoppers ask for returns online, and nobody is mailed what becomes of them: SMTP_URL is not set',
    ]);
    const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
    const terms = { country: 'DE', returnDays: 14, returnFees: 'customer' };
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ ...JSON.parse(info), terms }) })
      .execute();
    expect(await look(without)).toEqual([
      expect.stringMatching(/^error: main: shoppers withdraw from contracts online, .* SMTP_URL is not set$/),
    ]);
    expect(await look()).toEqual(['ok: main: none waits for you']);
    await settings({ cancel: true });
    expect(await look(without)).toEqual([]);
  });
});
