import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openShopOfParcels } from '../orders/parcels/shop-of-parcels.ts';
import { paySandbox, settlingOf } from './pay-sandbox.ts';
import { settleAnswer } from '#store-api/shop/refunds/settle-answer.ts';

/** Two jeans of 1,999.00 and a belt of 999.50, paid at a gateway. */
const TOTAL = 4997.5;

describeEngines('money of pieces that the shopper does not get', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfParcels(engine);
    id = await shop.place();
    await paySandbox(shop.db, id);
  });
  afterEach(() => shop.close());
  const run = async (command: string, ...args: string[]) => {
    const { status, said, wrong } = await shop.run(command, id, ...args);
    expect(wrong, command).toBe('');
    expect(status).toBe(0);
    return said;
  };
  const refunds = async () =>
    (await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('position').execute()).map(
      ({ reason, state, amount_paise, pieces }) => [reason, state, amount_paise / 100, pieces] as const,
    );
  const money = async () =>
    (JSON.parse((await shop.run('show', id, '--json')).said) as { money: Record<string, unknown> }).money;
  const named = (...pieces: [line: number, piece: number][]) =>
    JSON.stringify(pieces.map(([line, piece]) => ({ line, piece })));

  test('P23 a lost parcel, then the rest: each names its pieces, and they come to what was paid', async () => {
    await run('ship', '--line', '1x1');
    await run('lost', '--yes');
    expect(await refunds()).toEqual([['lost', 'due', 1999, named([0, 0])]]);
    expect((await shop.run('refunds')).said).toMatch(
      /₹1,999 .*sandbox pay_\w+ {2}number 1 {2}refund due: 1999\.00 INR for a parcel that was lost/,
    );
    const number = await numberOf(shop.db, id);
    expect((await shop.run('refund', number, '--yes')).said).toBe(`${number}: ₹1,999 returned by sandbox`);
    expect(await money()).toMatchObject({ state: 'partly refunded', paid: TOTAL, refunded: 1999, toReturn: 0 });
    expect(await run('cancel', '--refund', '--yes')).toBe(`${id}: cancelled\n${id}: ₹2,998.50 returned by sandbox`);
    expect(await refunds()).toEqual([
      ['lost', 'succeeded', 1999, named([0, 0])],
      ['rest-cancelled', 'succeeded', 2998.5, named([0, 1], [1, 0])],
    ]);
    expect(await money()).toMatchObject({ state: 'refunded', refunded: TOTAL });
    expect((await shop.run('refund', id, '--line', '2', '--reason', 'x', '--yes')).wrong).toContain(
      'has nothing of line 2 left for that',
    );
  });

  test('P23 it came back though it was paid, and the other one arrived: delivery and the rest stay', async () => {
    await run('ship', '--line', '1');
    await run('ship');
    await run('refused', '1', '--yes');
    await run('deliver');
    expect(await refunds()).toEqual([['came-back', 'due', 3998, named([0, 0], [0, 1])]]);
    expect(await money()).toMatchObject({ state: 'paid', toReturn: 3998 });
    await run('refunded', '--note', 'to asha@okbank', '--yes');
    expect(await money()).toMatchObject({ state: 'partly refunded', refunded: 3998, toReturn: 0 });
  });

  test('P23 never more than is left of what was paid, and nothing where all of it is back', async () => {
    await run('refund', '--amount', '3500', '--reason', 'late', '--yes');
    await run('ship', '--line', '1x1');
    await run('lost', '--yes');
    expect((await refunds()).slice(1)).toEqual([['lost', 'due', 1497.5, named([0, 0])]]);
    await run('cancel', '--yes');
    expect(await refunds()).toHaveLength(2);
    expect(await money()).toMatchObject({ paid: TOTAL, refunded: 3500, toReturn: 1497.5 });
  });

  test('P23 what the owner gave for a piece counts when it is lost', async () => {
    await run('refund', '--line', '1x1', '--amount', '500', '--reason', 'a stain', '--yes');
    await run('ship', '--line', '1x1');
    await run('ship');
    await run('lost', '1', '--yes');
    expect(await refunds()).toEqual([
      ['owner', 'succeeded', 500, named([0, 0])],
      ['lost', 'due', 1499, named([0, 0])],
    ]);
  });

  test('P23 what the owner found not to be returned is not due again with the rest', async () => {
    await run('ship', '--line', '1x1');
    await run('lost', '--yes');
    await run('refunded', '--as', 'nothing', '--note', 'a voucher instead', '--yes');
    await run('cancel', '--yes');
    expect((await refunds()).slice(1)).toEqual([['rest-cancelled', 'due', 2998.5, named([0, 1], [1, 0])]]);
  });

  test('P18 of a line those that have arrived go back first', async () => {
    await shop.db
      .updateTable('order_pieces')
      .set({ state: 'delivered' })
      .where('line', '=', 0)
      .where('piece', '=', 1)
      .execute();
    await run('refund', '--line', '1x1', '--line', '2', '--reason', 'too small', '--yes');
    expect(await refunds()).toEqual([['owner', 'succeeded', 2998.5, named([0, 1], [1, 0])]]);
  });

  test('P20 one that failed and came after all ends the one that was due instead, and no other', async () => {
    await run('ship', '--line', '1x1');
    await run('ship', '--line', '1x1');
    await run('lost', '1', '--yes');
    await run('lost', '2', '--yes');
    const [first] = await shop.db
      .updateTable('refunds')
      .set({ state: 'asked' })
      .where('order_id', '=', id)
      .where('position', '=', 1)
      .returningAll()
      .execute();
    const answered = (answer: Parameters<typeof settleAnswer>[2]) =>
      settleAnswer(settlingOf(shop.db), first!, answer, { isQuery: true });
    await answered({ state: 'failed', said: 'no balance' });
    await answered({ state: 'succeeded', reference: 'r1' });
    expect(await refunds()).toEqual([
      ['lost', 'succeeded', 1999, named([0, 0])],
      ['lost', 'due', 1999, named([0, 1])],
      ['lost', 'dismissed', 1999, named([0, 0])],
    ]);
  });

  test('P18 of two payments the first one goes back before the other', async () => {
    await shop.db.updateTable('payments').set({ amount_paise: 100_000 }).where('order_id', '=', id).execute();
    const [paid] = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
    await shop.db
      .insertInto('payments')
      .values({ ...paid!, id: 'pay_second', amount_paise: 399_750, updated_at: '2999-01-01' })
      .execute();
    await run('ship', '--line', '1x1');
    await run('lost', '--yes');
    expect(await refunds()).toEqual([
      ['lost', 'due', 1000, named([0, 0])],
      ['lost', 'due', 999, named([0, 0])],
    ]);
    await run('cancel', '--yes');
    expect((await refunds()).slice(2)).toEqual([['rest-cancelled', 'due', 2998.5, named([0, 1], [1, 0])]]);
  });
});
