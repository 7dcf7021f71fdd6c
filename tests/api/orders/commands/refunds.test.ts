import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { numberOf, openShop, orderOf, type TestShop } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';
import { owe } from '../../refunds/owe.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';

const DUE = 'refund due: paid by pay_1 too';

describeEveryEngine('money to return or to check', (engine) => {
  let shop: TestShop;
  let orderId: string;
  let number: string;
  let orders: ReturnType<typeof ordersCommand>;
  beforeEach(async () => {
    shop = await openShop(engine);
    orders = ordersCommand(shop);
    const token = await shop.signUp('asha@example.com');
    orderId = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id as string;
    number = await numberOf(shop.db, orderId);
  });
  afterEach(() => shop.close());
  const CHECK = { reason: 'paid-after', paymentId: 'pay_2' } as const;
  const note = async (refunds: Parameters<typeof owe>[2][]) => {
    for (const [index, refund] of refunds.entries())
      await owe(shop.db, orderId, { ...refund, at: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString() });
  };
  const listed = async () =>
    JSON.parse((await orders('refunds', '--json')).said) as { number: number; cause: string }[];
  const historyOf = async () =>
    (JSON.parse((await orders('show', orderId, '--json')).said) as { history: { cause: string }[] }).history.map(
      ({ cause }) => cause,
    );

  test('24.11 all stand in the list, the oldest first, however many', async () => {
    await shop.db
      .insertInto('refunds')
      .values(
        Array.from({ length: 1203 }, (_, n) => ({
          ...{ store_id: 'main', id: `ref_${n + 1}`, order_id: orderId, position: n + 1, payment_id: `pay_${n + 1}` },
          ...{ amount_paise: 99_950, currency: 'INR', reason: 'paid-twice', state: 'due' },
          created_at: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
          updated_at: '',
        })),
      )
      .execute();
    const lines = (await orders('refunds')).said.split('\n');
    expect(lines).toHaveLength(1205);
    expect(lines[0]).toContain(`${number}  ₹999.50  asha@example.com  number 1  refund due: paid by pay_1 too`);
    expect(lines.at(-3)).toContain(`number 1203  refund due: paid by pay_1203 too`);
    expect((await listed()).map(({ number }) => number)).toEqual(Array.from({ length: 1203 }, (_, n) => n + 1));
  });

  test('24.11 each says how much it is, whose, by what it came, and what its number is for', async () => {
    const paidBy = (id: string, status: string, paise: number, at: string) => ({
      store_id: 'main',
      id,
      order_id: orderId,
      provider: 'stripe',
      method: 'stripe',
      status,
      amount_paise: paise,
      reference: `cs_${id}`,
      transaction_id: id === 'pay_1' ? 'pi_1' : null,
      answer: '',
      created_at: at,
      updated_at: at,
    });
    await shop.db
      .insertInto('payments')
      .values([
        paidBy('pay_1', 'succeeded', 99_950, '2026-11-01T00:00:00.000Z'),
        paidBy('pay_2', 'succeeded', 99_950, '2026-11-02T00:00:00.000Z'),
        paidBy('pay_3', 'mismatched', 99_950, '2026-11-03T00:00:00.000Z'),
      ])
      .execute();
    const due = { amountPaise: 99_950, currency: 'INR' };
    await note([
      { reason: 'cancelled' },
      { paymentId: 'pay_2' },
      { reason: 'other-amount', paymentId: 'pay_3', amountPaise: 1250, currency: 'USD', due },
      CHECK,
    ]);
    const { said } = await orders('refunds');
    expect(said.split('\n').map((line) => line.replace(/^2026-11-01 05:3\d {2}/, ''))).toEqual([
      `${number}  ₹999.50  asha@example.com  stripe pi_1  number 1  refund due: cancelled after it was paid`,
      `${number}  ₹999.50  asha@example.com  stripe cs_pay_2  number 2  refund due: paid by pay_2 too`,
      `${number}  $12.50  asha@example.com  stripe cs_pay_3  number 3  check for a refund: pay_3 brought 12.50 USD where 999.50 INR was due`,
      `${number}  ₹999.50  asha@example.com  stripe cs_pay_2  number 4  check for a refund: paid by pay_2, after the owner had confirmed the order`,
      'To send it back through its gateway: npm run store -- orders refund ID',
      'Once you have returned it yourself, or looked into it: npm run store -- orders refunded ID; of an order that has several, with the number: orders refunded ID NUMBER.',
    ]);
    const [whole, , other] = JSON.parse((await orders('refunds', '--json')).said) as unknown[];
    expect(whole).toEqual({
      at: '2026-11-01T00:00:00.000Z',
      orderId,
      orderNumber: number,
      number: 1,
      cause: 'refund due: cancelled after it was paid',
      amount: 999.5,
      currency: 'INR',
      email: 'asha@example.com',
      gateway: 'stripe',
      reference: 'pi_1',
      state: 'due',
    });
    expect(other).toMatchObject({ amount: 12.5, currency: 'USD' });
  });

  test('24.11 of an order that the owner confirmed', async () => {
    await orders('confirm', orderId);
    await orders('cancel', orderId, '--yes');
    expect((await orders('refunds')).said).toContain(
      `${number}  ₹999.50  asha@example.com  confirmed by the owner  number 1  refund due: cancelled after it was paid`,
    );
  });

  test('24.11 one that is settled leaves the list; its mark stays in the history, with time and note', async () => {
    await note([{}]);
    expect(await orders('refunded', orderId)).toEqual({
      status: 3,
      said: '',
      wrong: `Order ${orderId}, ${DUE}: it leaves the list of refunds for good.\nNothing is changed: --yes does it.`,
    });
    expect(await listed()).toMatchObject([{ orderId, number: 1, cause: DUE }]);
    expect(await orders('refunded', orderId, '--yes', '--note', 'returned at Stripe')).toMatchObject({
      status: 0,
      said: `${orderId}: settled: ${DUE}`,
    });
    expect((await orders('refunds')).said).toBe('No refunds are due.');
    expect(await listed()).toEqual([]);
    expect(await historyOf()).toEqual(['placed', DUE, 'refund settled by the owner (1): returned at Stripe']);
    expect((await orders('show', orderId)).said).toMatch(
      /20\d\d-\d\d-\d\d \d\d:\d\d {2}refund settled by the owner \(1\): returned at Stripe/,
    );
    expect(await orders('refunded', orderId, '--yes')).toMatchObject({
      status: 1,
      wrong: `Order ${orderId} has no money to return or to check.`,
    });
    expect((await orders('export')).said).toContain(
      `${DUE.replace('refund due', 'refunded')}; refund settled by the owner (1): returned at Stripe`,
    );
  });

  test('what is noted of a cancelled order gives no stock back, in the history of stock either', async () => {
    const token = await shop.signUp('ravi@example.com');
    const line = { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' };
    orderId = (await shop.post('/orders', orderOf([line]), { token })).body.id as string;
    await orders('cancel', orderId, '--yes');
    await owe(shop.db, orderId, CHECK);
    expect((await orders('refunded', orderId, '--yes')).status).toBe(0);
    const history = await stockHistory(shop.db, { storeId: 'main', sku: 'jeans-m-indigo' });
    expect(history.filter((entry) => entry.includes('cancelled: '))).toHaveLength(1);
  });

  test('what the owner noted goes with the customer, the mark stays', async () => {
    await orders('cancel', orderId, '--yes');
    await owe(shop.db, orderId);
    expect((await orders('refunded', orderId, '--yes', '--note', 'given to Mrs Rao')).status).toBe(0);
    const folder = { outboxFolder: shop.dataFolder, now: () => new Date() };
    await eraseCustomer(shop.db, { storeId: 'main', email: 'asha@example.com', ...folder });
    expect((await historyOf()).slice(1)).toEqual(['cancelled by the owner', DUE, 'refund settled by the owner (1)']);
    expect(await listed()).toEqual([]);
  });

  test('24.11 of several in one order the number says which', async () => {
    await note([{}, CHECK]);
    expect(await orders('refunded', orderId, '--yes')).toMatchObject({
      status: 1,
      wrong: expect.stringContaining(`Say which: orders refunded ${orderId} NUMBER`),
    });
    expect(await orders('refunded', orderId, '3', '--yes')).toMatchObject({
      status: 1,
      wrong: `Order ${orderId} has no money to return or to check with the number 3.`,
    });
    expect((await orders('refunded', orderId, '2', '--yes')).status).toBe(0);
    expect(await listed()).toMatchObject([{ number: 1, cause: DUE }]);
    expect((await orders('refunded', orderId, '2', '--yes')).status).toBe(1);
    expect((await orders('refunded', 'ord_none', '--yes')).wrong).toBe('There is no order ord_none.');
    expect((await historyOf()).at(-1)).toBe('refund settled by the owner (2)');
  });
});
