import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { sandboxBank } from '#store-api/shop/payments/sandbox/sandbox-bank.ts';
import { joinGateways } from '#store-api/shop/payments/gateways.ts';
import { upi } from '#store-api/shop/payments/upi.ts';
import { mailSummaries } from '#store-api/shop/owner-links/daily-summary.ts';
import { listStores } from '#store-api/shop/stores/store-of-host.ts';

describeEngines('10.daily-summary: what is to be done is mailed once a day', (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => {
    shop = await openShopOfLinks(engine);
  });
  afterAll(() => shop.close());

  /** Of a shop in Germany that is mailed at this instant, by so many processes at once. */
  const at = async (instant: string, settings: object = {}, processes = 1, more: object = {}) => {
    const stores = await listStores(shop.db);
    const changed = stores.map((store) => ({
      ...store,
      timeZone: 'Europe/Berlin',
      settings: { ...more, mail: { owners: ['ravi@shop.example', 'meena@shop.example'], ...settings } },
    }));
    const gateways = joinGateways([upi({ vpa: 'shop@upi', name: 'Shop' }), sandboxBank('x')]);
    const app = {
      ...{ db: shop.db, now: () => new Date(instant), mailFrom: undefined, storeOrigin: undefined },
      outbox: { trigger: () => undefined, close: () => Promise.resolve() },
      ...{ gatewaysOf: () => gateways, paymentTimeoutMs: 1000, stores: { all: () => Promise.resolve(changed) } },
    };
    const mailed = await Promise.all(Array.from({ length: processes }, () => mailSummaries(app)));
    return mailed.reduce((sum, count) => sum + count, 0);
  };
  const mailsOf = async (mailbox: string) =>
    (await shop.mailsTo(mailbox)).filter(({ subject }) => subject.startsWith('Selvedge & Sons:'));

  test('the first one comes when its hour next does, and not in the minute in which a shop was opened', async () => {
    const [variant] = await shop.db.selectFrom('variants').select(['id', 'stock']).where('stock', '>', 5).execute();
    const stock = (left: number | null) =>
      shop.db.updateTable('variants').set({ stock: left }).where('id', '=', variant!.id).execute();
    const anew = () => shop.db.deleteFrom('owner_summaries').execute();
    await stock(1);
    // Opened at 16:28 and looked at each minute, then before seven.
    for (const instant of ['2027-01-02T15:28:00Z', '2027-01-02T15:29:00Z', '2027-01-03T05:59:00Z'])
      expect(await at(instant)).toBe(0);
    expect(await at('2027-01-03T06:00:00Z', {}, 2)).toBe(1);
    await anew();
    for (const instant of ['2027-01-04T04:00:00Z', '2027-01-04T05:59:00Z']) expect(await at(instant)).toBe(0);
    expect(await at('2027-01-04T06:00:00Z')).toBe(1);
    await stock(variant!.stock);
    await shop.db.deleteFrom('outbox').execute();
    await anew();
  });

  test('a store says of how few pieces it wants to know, and is told of twenty variants', async () => {
    const low = async (day: string, lowStock?: number) => {
      await at(`${day}T06:00:00Z`, {}, 1, { lowStock });
      const [mail] = (await mailsOf('ravi@shop.example')).filter(({ text }) => text.includes('low in stock'));
      await shop.db.deleteFrom('outbox').execute();
      return mail?.text;
    };
    const before = await shop.db.selectFrom('variants').select(['id', 'stock']).execute();
    const product = await shop.db.selectFrom('variants').selectAll().limit(1).executeTakeFirstOrThrow();
    const added = Array.from({ length: 25 }, (_, at) => ({ ...product, id: `low-${at}`, size: `W${at}`, stock: 4 }));
    await shop.db.updateTable('variants').set({ stock: 30 }).execute();
    await shop.db.insertInto('variants').values(added).execute();
    expect(await low('2027-01-06')).toBeUndefined();
    expect(await low('2027-01-07')).toBeUndefined();
    const text = await low('2027-01-08', 4);
    expect(text).toContain('25 low in stock:\n');
    expect(text?.match(/: 4 left/g)).toHaveLength(20);
    expect(text).toContain('- … 5 more\n');
    await shop.db.updateTable('variants').set({ stock: 0 }).where('id', '=', 'low-1').execute();
    expect(await low('2027-01-09')).toContain('1 low in stock:\n');
    expect(await low('2027-01-10', 0)).toBeUndefined();
    await shop.db.deleteFrom('variants').where('id', 'like', 'low-%').execute();
    for (const { id, stock } of before)
      await shop.db.updateTable('variants').set({ stock }).where('id', '=', id).execute();
  });

  test('nothing on a day without work; then all that is to be done, each with its own link, to each address', async () => {
    expect(await at('2027-01-11T06:00:00Z')).toBe(0);
    const packing = await shop.paid();
    const returned = await shop.delivered();
    await shop.ask(returned, { lines: [{ line: 0, quantity: 1, reason: 'size-small' }] });
    const refunded = await shop.paid();
    await shop.run('cancel', refunded, '--yes');
    const confirming = await shop.place();
    await shop.db
      .insertInto('payments')
      .values({
        ...{ store_id: 'main', id: 'pay_1', order_id: confirming, provider: 'upi', method: 'upi', status: 'started' },
        ...{ amount_paise: 100, reference: null, transaction_id: null, answer: '', next_query_at: null },
        ...{ created_at: '2027-01-11', updated_at: '2027-01-11' },
      })
      .execute();
    await shop.post('/contact', { name: 'Ravi', email: 'ravi@example.com', subject: 'Sizes', message: 'And 40?' });
    const [variant] = await shop.db.selectFrom('variants').select('id').where('stock', '>', 5).limit(1).execute();
    await shop.db.updateTable('variants').set({ stock: 2 }).where('id', '=', variant!.id).execute();

    // The same day is over for it; the next one begins at seven in Berlin.
    expect(await at('2027-01-11T07:00:00Z')).toBe(0);
    expect(await at('2027-01-12T05:59:59Z')).toBe(0);
    expect(await at('2027-01-12T06:00:00Z', {}, 4)).toBe(1);
    const [mail, ...more] = await mailsOf('ravi@shop.example');
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(
      'Selvedge & Sons: 1 to pack, 1 to confirm, 1 return asked for, 1 refund due, 1 message open, 1 low in stock',
    );
    const [pack, confirm, back, due] = await Promise.all(
      [packing, confirming, returned, refunded].map((id) => numberOf(shop.db, id)),
    );
    const link = 'https://shop\\.example/owner/[\\w-]{43}';
    expect(mail!.text).toMatch(
      new RegExp(
        [
          'To do at Selvedge & Sons, 12 January 2027\\.',
          'What to fetch for all that is to be packed, to print:\n\nhttps://shop\\.example/owner/day/[\\w-]{43}',
          `1 to pack:\n- ${pack}: 3 pieces\n  ${link}`,
          `1 to confirm:\n- ${confirm}\n  ${link}`,
          `1 return asked for:\n- ${back}\n  ${link}`,
          `1 refund due:\n- ${due}: ₹[\\d,.]+\n  ${link}`,
          `1 message open:\n- [\\w-]+\n  ${link}`,
          '1 low in stock:\n- .*: 2 left',
          'All orders that wait:\n\n  npm run store -- orders list --status processing',
        ].join('\n\n'),
      ),
    );
    const [others] = await mailsOf('meena@shop.example');
    const tokens = (text: string) => text.match(/[\w-]{43}/g)!;
    expect(new Set([...tokens(mail!.text), ...tokens(others!.text)]).size).toBe(12);
  });

  test('the list of the day is what the command prints, and is gone after two days', async () => {
    expect(await at('2027-01-13T06:00:00Z')).toBe(1);
    const token = /\/owner\/day\/([\w-]{43})/.exec((await mailsOf('ravi@shop.example')).at(-1)!.text)![1]!;
    const opened = await shop.open(token);
    // Its clock is not this shop's: the link was made for another day.
    expect(opened.body).toMatchObject({ acts: [], day: { orders: [{ pieces: 3, name: 'Asha Rao', city: 'Pune' }] } });
    const printed = (await shop.run('print', '--picking')).said.replaceAll(/<[^>]*>/g, ' ');
    for (const { title, quantity, sku } of opened.body.day.picks)
      expect(printed).toMatch(new RegExp(`${quantity}\\s+${title}[\\s\\S]*${sku ?? ''}`));
    for (const act of ['pack', 'cancel', 'answered'])
      expect((await shop.post('/owner-links/act', { token, act, seen: 0 })).status).toBe(422);
    const { expires_at } = await shop.db
      .selectFrom('order_links')
      .select('expires_at')
      .where('purpose', '=', 'owner-day')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(expires_at).toBe('2027-01-15T06:00:00.000Z');
  });

  test('once a day also when clocks change, at an hour that a day has not or has twice', async () => {
    const hours = { summary: '02:30' };
    // 28 March 2027: from 02:00 to 03:00. 31 October 2027: 03:00 is 02:00 again.
    for (const [day, from, to] of [
      ['2027-03-28', '00:00', '01:00'],
      ['2027-10-31', '00:00', '00:30'],
    ] as const) {
      let mailed = 0;
      for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString();
        // Until midnight in Berlin.
        if (minutes >= 22 * 60) break;
        const before = mailed;
        mailed += await at(now, hours);
        if (mailed > before) expect(now.slice(11, 16)).toBe(to);
        else if (mailed === 0) expect(now.slice(11, 16) >= from).toBe(true);
      }
      expect(mailed).toBe(1);
    }
  });

  test('never with false; without links the mail has none', async () => {
    expect(await at('2027-12-01T12:00:00Z', { summary: false })).toBe(0);
    expect(await at('2027-12-01T12:00:00Z', { links: false })).toBe(1);
    expect((await mailsOf('ravi@shop.example')).at(-1)!.text).not.toContain('http');
  });
});
