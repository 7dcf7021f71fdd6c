import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { ownerCommand } from '../../owner-command.ts';
import { openShopOfReturns } from '../returns/shop-of-returns.ts';

describeEveryEngine('orders cancel --line', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfReturns(engine, { returns: {} });
    id = await shop.paid();
  });
  afterEach(() => shop.close());
  const cancel = (...words: string[]) => shop.run('cancel', id, '--yes', ...words);
  const due = async () => (await shop.causes(id)).filter((cause) => cause.includes('refund due'));
  const jeansLeft = () => stockOf(shop.db, 'jeans-m-indigo');

  test('pieces that are not packed: stock and money come back, the shopper is told which, the rest is sent', async () => {
    expect((await cancel('--line', '1x1', '--note', 'a hole in it')).said).toBe(
      `${id}: 1 piece cancelled, 2 pieces left`,
    );
    expect(await shop.states(id)).toEqual(['ordered', 'cancelled', 'ordered']);
    expect(await jeansLeft()).toBe(2);
    expect((await shop.causes(id)).slice(-2)).toEqual([
      '1 cancelled by the owner: a hole in it',
      '1 refund due: 1999.00 INR for a part, cancelled after it was paid',
    ]);
    expect((await shop.run('list', '--csv')).said).toContain(
      '2 x Slim Raw Jeans, M, Indigo (1 cancelled); 1 x Woven Belt"',
    );
    const number = await numberOf(shop.db, id);
    const told = (await shop.mails()).at(-1)!;
    expect(told.subject).toBe(`A part of your order ${number} at Selvedge & Sons is cancelled`);
    expect(told.text).toContain('What you paid for it goes back the way it came');
    expect(told.text).toContain(
      '\n\na hole in it\n\nCancelled:\n1 x Slim Raw Jeans, M, Indigo\n\nRefund: ₹1,999\n\nOrder: ',
    );
    expect((await shop.mailsTo('owner@shop.example')).filter(({ subject }) => subject.includes('cancelled'))).toEqual(
      [],
    );
    expect((await shop.run('ship', id)).said).toBe(`${id}: shipped`);
    expect((await shop.seen(id)).status).toBe(2);
  });

  test('the last piece cancels the order; what is left to send of another goes on once it has gone', async () => {
    await cancel('--line', '1');
    expect((await cancel('--line', '2')).said).toBe(`${id}: cancelled`);
    expect((await shop.seen(id)).status).toBe(4);
    expect((await shop.mails()).at(-1)!.subject).toMatch(/^Your order .* is cancelled$/);
    expect(await due()).toEqual([
      '1 refund due: 3998.00 INR for a part, cancelled after it was paid',
      '4 refund due: 999.50 INR for the rest, cancelled after it was paid',
    ]);

    id = await shop.paid(1);
    await shop.run('ship', id, '--line', '2');
    expect((await cancel()).wrong).toContain('it cannot be cancelled as a whole; --line cancels what is not packed.');
    expect((await cancel('--line', '1')).said).toBe(`${id}: 1 piece cancelled`);
    expect((await shop.seen(id)).status).toBe(2);
    expect((await shop.mails()).at(-1)!.subject).toMatch(/^A part of your order/);
  });

  test('--refund sends back what was paid for them, and nothing else that is due', async () => {
    await cancel('--line', '1x1');
    const { said } = await cancel('--line', '2', '--refund');
    expect(said).toContain(`${id}: ₹999.50 is for you to return, since you confirmed its payment yourself`);
    expect(said).not.toContain('₹1,999');
  });

  test('O19 not what is packed, gone or cancelled, nor more than there is; nor of an order that is not paid', async () => {
    await shop.run('pack', id, '--line', '1x1');
    for (const [words, why] of [
      ['1x2', `Order ${id} has only 1 of line 1 left for that`],
      ['2x2', `Order ${id} has only 1 of line 2 left for that`],
      ['3', `Order ${id} has nothing of line 3 left for that`],
      ['1x9999', 'has only 1 of line 1'],
    ])
      expect((await cancel('--line', words!)).wrong).toContain(why);
    expect((await cancel('--line', '1', '--line', '1')).wrong).toContain('Line 1 is named twice.');
    expect((await cancel('--line', '0')).wrong).toContain("--line is a number, or one with pieces as in 2x1, not '0'.");
    expect(await shop.states(id)).toEqual(['packed', 'ordered', 'ordered']);
    expect(await due()).toEqual([]);
    expect((await cancel('--line', '1', '--line', '2')).said).toBe(`${id}: 2 pieces cancelled, 1 piece left`);
    expect((await cancel('--line', '1')).wrong).toContain('nothing of it waits to be packed. What is packed can be');
    await shop.run('unpack', id);
    expect((await cancel('--line', '1')).said).toBe(`${id}: cancelled`);
    expect((await cancel('--line', '1')).wrong).toContain(
      `Order ${id} is cancelled: nothing of it waits to be packed.`,
    );
    id = await shop.place(1);
    expect((await cancel('--line', '1')).wrong).toContain(
      `Order ${id} is pending: it can only be cancelled as a whole.`,
    );
    expect((await shop.seen(id)).status).toBe(0);
    id = 'ord_nobodys';
    expect((await cancel('--line', '1')).wrong).toContain('There is no order ord_nobodys.');
  });

  test('a piece for which money was given back before is called off first, and nothing is owed again', async () => {
    const { said } = await shop.run('refund', id, '--line', '1x1', '--reason', 'sold out', '--yes');
    expect(said).toContain(`orders cancel ${id} calls off all that is left of the order, and with --line a part of it`);
    expect((await shop.run('refunded', id, '--yes')).status).toBe(0);
    await cancel('--line', '1x1');
    expect(await shop.states(id)).toEqual(['cancelled', 'ordered', 'ordered']);
    expect(await due()).toEqual([]);
  });

  test('without --yes nothing is done', async () => {
    const asked = await shop.run('cancel', id, '--line', '1x1');
    expect([asked.status, asked.wrong]).toEqual([
      3,
      expect.stringContaining(`What --line names of order ${id} is cancelled for good, and the shopper is told.`),
    ]);
    expect(await shop.states(id)).toEqual(['ordered', 'ordered', 'ordered']);
  });

  test('O19 owner and shopper at once: each piece is called off once, its stock and money come back once', async () => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ returns: { cancel: true } }) })
      .execute();
    await shop.get('/storeInfo');
    const all = [
      cancel('--line', '1x2').then(({ status }) => status === 0),
      cancel('--line', '1x1').then(({ status }) => status === 0),
      shop.cancel(id, [{ line: 0, quantity: 1 }]).then(({ status }) => status === 200),
      shop.cancel(id, [{ line: 0, quantity: 2 }]).then(({ status }) => status === 200),
    ];
    const [two, one, oneMore, twoMore] = await Promise.all(all);
    const pieces = Number(two) * 2 + Number(one) + Number(oneMore) + Number(twoMore) * 2;
    expect(await shop.states(id)).toEqual(pieces === 2 ? ['cancelled', 'cancelled', 'ordered'] : expect.anything());
    expect([1, 2]).toContain(pieces);
    expect(await jeansLeft()).toBe(1 + pieces);
    const refunds = await shop.db.selectFrom('refunds').select('amount_paise').where('order_id', '=', id).execute();
    expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(pieces * 199_900);
  });

  test('the help says it', async () => {
    const { said } = await ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [
      'orders',
      'cancel',
      '--help',
    ]);
    expect(said).toContain('--line cancels what it names and is not');
  });
});
