import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { numberOf, openShop, orderOf, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { ownerAct } from '../orders/owner-acts.ts';
import { life, type Step, WAYS } from './money-lives.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { readEnvironment, StartError } from '#environment.ts';
import { readAmountText } from '#lib/minor-units.ts';
import { readRefundsOf } from '#store-api/shop/refunds/read-refunds.ts';
import { type Settling, settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { OPEN } from '#store-api/shop/orders/refunds/refund-states.ts';
import { type ReconcileContext, reconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { settle } from '#store-api/shop/payments/settle.ts';
import { beginRefund } from '#store-api/shop/refunds/begin-refund.ts';
import { moneyOf, readLedger } from '#store-api/shop/refunds/ledger.ts';

const runs = runsOf('STATE', { few: 12, all: 250 });
const DAY_MS = 86_400_000;
/** Two belts. */
const TOTAL = 199_900;

type Row = Record<string, string>;

describeEngines('ledger export', (engine) => {
  let shop: TestShop;
  let app: ReconcileContext;
  let token: string;
  // Half past midnight in India.
  let now = new Date('2026-01-31T19:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now, reconcileEveryMs: 3_600_000 });
    token = await shop.signUp('asha@example.com');
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    const environment = readEnvironment({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder });
    app = { ...(await reconcileContext(shop.db, environment)), now: () => now };
  });
  afterAll(() => shop.close());

  const run = (...args: string[]) =>
    ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['ledger', 'export', ...args]);
  const rowsOf = async (...args: string[]): Promise<Row[]> =>
    parse<Row>((await run(...args)).said, { columns: true, bom: true });
  const place = async () =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id as string;
  /** The id of an attempt at the sandbox bank. */
  async function begin(orderId: string): Promise<string> {
    const fields = { method: 'bank', email: 'asha@example.com', phone: '+919876543210' };
    const { status, text } = await shop.post('/payments', { orderId, fields }, { token });
    if (status !== 200) throw new Error(text);
    const attempts = shop.db.selectFrom('payments').select('id').where('order_id', '=', orderId);
    return (await attempts.where('status', '=', 'started').executeTakeFirstOrThrow()).id;
  }
  const pay = (attemptId: string, odd: { amountPaise?: number; currency?: string } = {}) => {
    const eventId = `evt ${now.toISOString()} ${JSON.stringify(odd)}`;
    const money = { amountPaise: TOTAL, currency: 'INR', ...odd };
    const event = { eventId, attemptId, outcome: 'succeeded', transactionId: `txn ${attemptId}`, ...money } as const;
    return settle(app, { storeId: 'main', gatewayId: 'sandbox' }, event);
  };
  const own = (orderId: string) => ({ storeId: 'main', orderId, now: () => now, mailFrom: undefined });

  async function settleFirst(orderId: string, as: Settling, note?: string): Promise<void> {
    const all = (await readRefundsOf(shop.db, 'main', [orderId])).get(orderId) ?? [];
    const first = all.find(({ state }) => OPEN.includes(state));
    if (first) await settleRefund(shop.db, { ...own(orderId), number: first.number, settling: as, note });
  }

  async function collectByHand(orderId: string): Promise<void> {
    await shop.db.updateTable('orders').set({ status: 1, collect: 'due' }).where('id', '=', orderId).execute();
    await collectMoney(shop.db, own(orderId));
  }

  /** What cannot be is refused, and nothing is changed. */
  async function perform(orderId: string, attempts: readonly string[], step: Step): Promise<void> {
    try {
      if (step.act === 'pay') await pay(attempts[step.attempt] ?? '', step.odd);
      else if (step.act === 'refund')
        await beginRefund(app, { storeId: 'main', orderId, amountPaise: step.amountPaise, note: 'stain' });
      else if (step.act === 'settle') await settleFirst(orderId, step.as);
      else if (step.act === 'collect') await collectMoney(shop.db, own(orderId));
      else await ownerAct(shop.db, step.act, { orderId, force: true, now: () => now });
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
    }
  }

  test('says what came and went back, when, by which way and why, of a month in the store’s days', async () => {
    const orderId = await place();
    const attempt = await begin(orderId);
    await pay(attempt, { amountPaise: 50_000 });
    now = new Date('2026-02-28T18:29:59Z');
    await pay(attempt);
    await settleFirst(orderId, 'returned', '=asha@okbank');
    now = new Date('2026-02-28T18:30:00Z');
    await beginRefund(app, { storeId: 'main', orderId, amountPaise: 10_050, note: 'stain' });
    await beginRefund(app, { storeId: 'main', orderId, amountPaise: 10_041, note: 'refused, and due' });
    const shared = { Number: await numberOf(shop.db, orderId), Order: orderId, Currency: 'INR' };
    const { id } = await shop.db
      .selectFrom('refunds')
      .select('id')
      .where('amount_paise', '=', 10_050)
      .executeTakeFirstOrThrow();
    const bank = { Gateway: 'sandbox', Method: 'bank' };
    const payment = { ...shared, ...bank, Kind: 'payment', Reference: `txn ${attempt}`, Reason: '', Note: '' };
    const february = [
      { ...payment, Date: '2026-02-01 00:30', Amount: '500.00' },
      { ...payment, Date: '2026-02-28 23:59', Amount: '1999.00' },
      {
        ...{ ...shared, Date: '2026-02-28 23:59', Kind: 'refund', Amount: '-500.00', Note: "'=asha@okbank" },
        ...{ Gateway: 'owner', Method: '', Reference: '' },
        Reason: `${attempt} brought 500.00 INR where 1999.00 INR was due`,
      },
    ];
    const march = {
      ...{ ...shared, ...bank, Date: '2026-03-01 00:00', Kind: 'refund', Amount: '-100.50' },
      ...{ Reference: `sandbox_${id}`, Reason: 'stain', Note: '' },
    };
    expect(await rowsOf('--month', '2026-02')).toEqual(february);
    expect(await rowsOf('--month', '2026-03')).toEqual([march]);
    expect(await rowsOf('--month', '2026-01')).toEqual([]);
    expect(await rowsOf()).toEqual([...february, march]);
    expect((await run('--separator', 'semicolon')).said).toContain(';refund;-100,50;INR;sandbox;bank;');
    const file = join(shop.dataFolder, 'ledger.csv');
    await run('--month', '2026-03', '--out', file);
    expect(parse<Row>(readFileSync(file, 'utf8'), { columns: true, bom: true })).toEqual([march]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run('--out', file)).wrong).toContain('is there already');
    expect((await run('--month', '2026-13')).status).toBe(2);
    expect((await run('--separator', 'tab')).status).toBe(2);
  });

  test('why the owner gave something back stays, whatever is noted when that is settled', async () => {
    const orderId = await place();
    await collectByHand(orderId);
    await beginRefund(app, { storeId: 'main', orderId, amountPaise: 2_800, note: 'moth hole' });
    await settleFirst(orderId, 'returned', 'cash');
    const rows = (await rowsOf()).filter(({ Order, Kind }) => Order === orderId && Kind === 'refund');
    expect(rows).toMatchObject([{ Amount: '-28.00', Gateway: 'owner', Reason: 'moth hole', Note: 'cash' }]);
    const [refund] = (await readRefundsOf(shop.db, 'main', [orderId])).get(orderId) ?? [];
    expect(refund).toMatchObject({ cause: 'refunded: moth hole', note: 'moth hole', settledNote: 'cash' });
  });

  test('of each order it comes to what its ledger says', { timeout: 3_600_000 }, async () => {
    const ids: string[] = [];
    await fc.assert(
      fc.asyncProperty(life, async ({ isOnDelivery, steps }) => {
        const orderId = await place();
        ids.push(orderId);
        const attempts = isOnDelivery ? [] : [await begin(orderId), await begin(orderId)];
        if (isOnDelivery)
          await shop.db.updateTable('orders').set({ status: 1, collect: 'due' }).where('id', '=', orderId).execute();
        for (const { do: step, days } of steps) {
          now = new Date(now.getTime() + days * DAY_MS);
          await perform(orderId, attempts, step);
        }
      }),
      { ...runs, examples: WAYS },
    );
    const all = await rowsOf();
    for (const orderId of ids) {
      const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
      const { paid, refunded } = moneyOf(await readLedger(shop.db, 'main', orderId), order);
      const rows = all.filter(({ Order, Currency }) => Order === orderId && Currency === order.currency);
      const sumOf = (kind: string) =>
        rows
          .filter(({ Kind }) => Kind === kind)
          .reduce((sum, { Amount = '' }) => sum + readAmountText(Amount.replace('-', ''))!, 0);
      expect({ orderId, paid: sumOf('payment'), refunded: sumOf('refund') }).toEqual({ orderId, paid, refunded });
      expect(rows.every(({ Kind, Amount = '' }) => (Kind === 'refund') === Amount.startsWith('-'))).toBe(true);
    }
    // The months are parts of the whole, which is in the order of its days.
    const months = [...Map.groupBy(all, ({ Date: day = '' }) => day.slice(0, 7))];
    for (const [month, rows] of months) expect(await rowsOf('--month', month), month).toEqual(rows);
    expect(all.map(({ Date: day }) => day)).toEqual(all.map(({ Date: day }) => day).toSorted());
    const kinds = ['payment sandbox', 'payment owner', 'payment on-delivery', 'refund sandbox', 'refund owner'];
    expect(new Set(all.map(({ Kind, Gateway }) => `${Kind} ${Gateway}`))).toEqual(new Set(kinds));
  });
});
