import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { paySandbox, settlingOf } from '../../refunds/pay-sandbox.ts';
import { openShopOfReturns } from './shop-of-returns.ts';
import { settleAnswer } from '#store-api/shop/refunds/settle-answer.ts';
import { settleReport } from '#store-api/shop/refunds/settle-report.ts';

/** Two jeans of 1,999.00 and a belt of 999.50, paid at a gateway. */
const TOTAL = 4997.5;
const JEANS = { line: 0, quantity: 1, reason: 'damaged' };
const BELT = { line: 1, quantity: 1, reason: 'damaged' };

describeEngines('P24 money of what comes back', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfReturns(engine, { returns: { online: true, exchange: true, fee: 79 } });
    id = await shop.place();
    await paySandbox(shop.db, id);
    await run('ship');
    await run('deliver');
  });
  afterEach(() => shop.close());
  const run = async (command: string, ...args: string[]) => {
    const { said, wrong } = await shop.run(command, id, ...args);
    expect(wrong, command).toBe('');
    return said;
  };
  const asked = async (lines: object[], kind = 'return') =>
    expect((await shop.ask(id, { kind, lines })).status).toBe(200);
  const rows = () => shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('position').execute();
  const refunds = async () =>
    (await rows()).map(({ reason, state, amount_paise }) => [reason, state, amount_paise / 100]);
  const named = async () => (await rows()).map(({ pieces }) => pieces);
  const money = async () =>
    (JSON.parse((await shop.run('show', id, '--json')).said) as { money: Record<string, unknown> }).money;
  const returns = async () => (await shop.seen(id)).returns.map(({ state }: { state: string }) => state) as string[];
  /** The gateway has been asked for the refund of this number. */
  const sent = (number: number) =>
    shop.db
      .updateTable('refunds')
      .set({ state: 'asked', asked_at: new Date().toISOString() })
      .where('order_id', '=', id)
      .where('position', '=', number)
      .execute();
  const answered = async (number: number, answer: Parameters<typeof settleAnswer>[2]) =>
    settleAnswer(settlingOf(shop.db), (await rows())[number - 1]!, answer, { isQuery: true });

  test('a refund names its pieces and their return, and they are refunded once it succeeds, not before', async () => {
    await asked([JEANS]);
    await run('receive', '--yes');
    expect(await refunds()).toEqual([['returned', 'due', 1920]]);
    expect(await named()).toEqual(['[{"line":0,"piece":0,"return":1}]']);
    expect((await shop.run('refunds')).said).toContain('number 1  refund due: 1920.00 INR for return 1');
    await sent(1);
    await answered(1, { state: 'pending', reference: 'r1' });
    expect(await returns()).toEqual(['received']);
    await answered(1, { state: 'succeeded', reference: 'r1' });
    expect(await returns()).toEqual(['refunded']);
    expect(await shop.states(id)).toEqual(['refunded 1', 'delivered 1', 'delivered 1']);
    expect((await shop.causes(id)).slice(-2)).toEqual(['3 refunded 1920.00 INR (1)', '3 settled (return 1)']);
    // What was kept for its way back is no money that is left for another piece.
    await asked([JEANS, BELT]);
    await run('accept', '--free');
    await run('receive', '--yes');
    expect((await refunds())[1]).toEqual(['returned', 'due', 2998.5]);
    expect(await run('refund', '2', '--yes')).toContain('₹2,998.50 returned by sandbox');
    expect(await returns()).toEqual(['refunded', 'refunded']);
    expect(await money()).toMatchObject({ state: 'partly refunded', paid: TOTAL, refunded: TOTAL - 79 });
  });

  test('one that the gateway refuses is due again, and what it said had gone back may not have', async () => {
    await asked([JEANS]);
    await run('receive', '--yes');
    await sent(1);
    await answered(1, { state: 'failed', said: 'no balance' });
    expect(await refunds()).toEqual([
      ['returned', 'failed', 1920],
      ['returned', 'due', 1920],
    ]);
    expect((await shop.run('refunds')).said).toContain(
      'refund due: 1920.00 INR for return 1 (the gateway refused: no balance)',
    );
    expect(await returns()).toEqual(['received']);
    expect(await named()).toEqual(Array(2).fill('[{"line":0,"piece":0,"return":1}]'));
    await sent(2);
    await answered(2, { state: 'succeeded', reference: 'r2' });
    expect(await returns()).toEqual(['refunded']);
    await answered(2, { state: 'failed', said: 'it came back' });
    expect(await returns()).toEqual(['received']);
    expect((await shop.causes(id)).at(-1)).toBe('3 not settled after all (return 1)');
    await run('refunded', '3', '--note', 'to asha@okbank', '--yes');
    expect(await returns()).toEqual(['refunded']);
    expect(await money()).toMatchObject({ refunded: 1920, toReturn: 0 });
  });

  test('with what the owner gave before it never comes to more than was paid', async () => {
    await run('refund', '--line', '1x1', '--amount', '500', '--reason', 'a stain', '--yes');
    await run('refund', '--amount', '3500', '--reason', 'late', '--yes');
    await asked([{ ...JEANS, quantity: 2 }, BELT]);
    await run('accept', '--free');
    await run('receive', '--yes');
    expect((await refunds()).slice(2)).toEqual([['returned', 'due', 997.5]]);
    await run('refund', '3', '--yes');
    expect(await money()).toMatchObject({ state: 'refunded', refunded: TOTAL });
    expect((await shop.run('refund', id, '--amount', '2.500', '--reason', 'x', '--yes')).wrong).toContain(
      '2.500 is no amount such as 12.50.',
    );
    expect((await shop.run('refund', id, '--amount', '1', '--reason', 'x', '--yes')).wrong).toContain(
      '0.00 INR can be given back',
    );
    expect(await returns()).toEqual(['refunded']);
  });

  test('a piece of which all went back has nothing due, and is refunded when it comes', async () => {
    await asked([BELT]);
    await run('refund', '--line', '2', '--reason', 'a stain', '--yes');
    expect(await run('receive', '--yes')).toContain('no money is due');
    expect(await refunds()).toEqual([['owner', 'succeeded', 999.5]]);
    expect(await returns()).toEqual(['refunded']);
  });

  test('what the owner found not to be returned leaves it received', async () => {
    await asked([BELT]);
    await run('receive', '--yes');
    await run('refunded', '--as', 'nothing', '--note', 'a voucher instead', '--yes');
    expect(await refunds()).toEqual([['returned', 'dismissed', 920.5]]);
    expect(await returns()).toEqual(['received']);
  });

  test('all of it, returned at the gateway’s own pages, settles what was due of it', async () => {
    await asked([BELT]);
    await run('receive', '--yes');
    const [payment] = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
    await shop.db.updateTable('payments').set({ transaction_id: 'txn' }).where('order_id', '=', id).execute();
    const event = { transactionId: 'txn', reference: 'own', amountPaise: TOTAL * 100, currency: 'INR' };
    const answer = { state: 'succeeded', reference: 'own' } as const;
    const source = { storeId: 'main', gatewayId: payment!.provider };
    expect(await settleReport(settlingOf(shop.db), source, { ...event, eventId: 'e', answer } as never)).toMatchObject({
      status: 200,
    });
    expect(await refunds()).toEqual([
      ['returned', 'dismissed', 920.5],
      ['gateway', 'succeeded', TOTAL],
    ]);
    expect(await returns()).toEqual(['refunded']);
  });

  test('what was sent in exchange, and comes back too, brings what was paid for the first one, once', async () => {
    await run('refund', '--line', '1x1', '--amount', '500', '--reason', 'a stain', '--yes');
    await asked([{ ...JEANS, size: 'L' }], 'exchange');
    await run('receive', '--yes');
    expect(await refunds()).toEqual([['owner', 'succeeded', 500]]);
    await run('ship');
    await run('deliver');
    await asked([{ ...JEANS, quantity: 2 }]);
    await run('accept', '--free');
    await run('receive', '--yes');
    // The first one is the one that was exchanged: 500 of it had gone back.
    expect((await refunds())[1]).toEqual(['returned', 'due', 3498]);
    expect(await shop.states(id)).toEqual(['exchanged 1', 'received 1', 'received 2', 'delivered 1']);
    await run('refund', '2', '--yes');
    expect(await returns()).toEqual(['received', 'refunded']);
    expect((await shop.run('refund', id, '--line', '1', '--reason', 'x', '--yes')).wrong).toContain(
      'has nothing of line 1',
    );
    expect(await money()).toMatchObject({ refunded: 3998 });
  });

  test('what was sent in exchange and is lost is owed at what was paid for the first one', async () => {
    await asked([{ ...JEANS, size: 'L' }], 'exchange');
    await run('receive', '--yes');
    await run('ship');
    await run('lost', '--yes');
    expect(await refunds()).toEqual([['lost', 'due', 1999]]);
  });
});
