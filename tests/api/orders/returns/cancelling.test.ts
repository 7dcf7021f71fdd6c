import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { openShopOfReturns } from './shop-of-returns.ts';

describeEngines('10.cancel: a shopper cancels what is not packed', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  beforeEach(async () => void (shop = await openShopOfReturns(engine)));
  afterEach(() => shop.close());
  const jeansLeft = () => stockOf(shop.db, 'jeans-m-indigo');
  const due = async (id: string) =>
    (await shop.causes(id)).filter((cause) => cause.includes('refund due')).map((cause) => cause.slice(2));

  test('by the piece, once it is paid: stock and money come back, the rest goes on, both sides are told', async () => {
    const id = await shop.paid();
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('orderChanges');
    expect((await shop.seen(id)).changes).toEqual({
      cancel: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
    });
    expect(await jeansLeft()).toBe(1);
    const { status, body } = await shop.cancel(id, [{ line: 0, quantity: 1 }]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 1,
      cancelled: [{ line: 0, quantity: 1 }],
      changes: {
        cancel: [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      },
    });
    expect(await shop.states(id)).toEqual(['ordered', 'cancelled', 'ordered']);
    expect(await jeansLeft()).toBe(2);
    expect(await due(id)).toEqual(['refund due: 1999.00 INR for a part, cancelled after it was paid']);
    const number = await numberOf(shop.db, id);
    const told = (await shop.mails()).find(({ subject }) => subject.startsWith('A part of your order'))!;
    expect(told.subject).toBe(`A part of your order ${number} at Selvedge & Sons is cancelled`);
    expect(told.text).toContain('\n\nCancelled:\n1 x Slim Raw Jeans, M, Indigo\n\nRefund: ₹1,999\n\nOrder: ');
    expect(told.text).not.toContain('Refunded');
    const owner = (await shop.mailsTo('owner@shop.example')).at(-1)!;
    expect(owner.subject).toBe(`Order ${number}: cancelled by its shopper`);
    expect(owner.text).toContain(`Order ${number}:\n1 x Slim Raw Jeans, M, Indigo\n`);
    expect(owner.text).toContain('It is paid: ₹1,999 is to go back, as orders refunds says.');

    // What is sent without them, and what the owner cancels of the rest, is owed once.
    expect((await shop.run('print', '--slip', id)).said).not.toContain('>2<');
    await shop.run('cancel', id, '--yes');
    expect(await due(id)).toEqual([
      'refund due: 1999.00 INR for a part, cancelled after it was paid',
      'refund due: 2998.50 INR for the rest, cancelled after it was paid',
    ]);
    expect((await shop.seen(id)).cancelled).toBeUndefined();
    expect((await shop.run('refunds')).said).toMatch(/₹1,999 /);
  });

  test('10.refunded: what has gone back stands below the total of every mail after it', async () => {
    const id = await shop.paid();
    await shop.cancel(id, [{ line: 0, quantity: 1 }]);
    await shop.run('ship', id, '--line', '1');
    const last = async () => (await shop.mails()).at(-1)!.text;
    expect(await last()).not.toContain('Refunded');
    await shop.run('refunded', id, '--yes');
    await shop.run('ship', id);
    expect(await last()).toContain('Total: ₹4,997.50, shipping free\nRefunded: ₹1,999\n');
    await shop.run('deliver', id, '2');
    expect(await last()).toContain('Total: ₹4,997.50, shipping free\nRefunded: ₹1,999\n');
  });

  test('piece after piece until nothing is left: it is cancelled, and all of it goes back', async () => {
    const id = await shop.paid();
    await shop.withDelivery(id, 9950);
    await shop.cancel(id, [{ line: 0, quantity: 2 }]);
    const { body } = await shop.cancel(id, [{ line: 1, quantity: 1 }]);
    expect(body).toMatchObject({ status: 4 });
    expect(body).not.toHaveProperty('changes');
    expect(await due(id)).toEqual([
      'refund due: 3998.00 INR for a part, cancelled after it was paid',
      'refund due: 1099.00 INR for the rest, cancelled after it was paid',
    ]);
    expect((await shop.mails()).at(-1)!.subject).toMatch(/^Your order .* is cancelled$/);
  });

  test('while it is not paid only as a whole, where it is paid on delivery as a whole too; nothing is owed', async () => {
    for (const isOnDelivery of [false, true]) {
      const id = isOnDelivery ? await shop.paid(1) : await shop.place(1);
      if (isOnDelivery) await shop.db.updateTable('orders').set({ collect: 'due' }).where('id', '=', id).execute();
      const all = [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ];
      expect((await shop.seen(id)).changes).toEqual({ cancel: all, ...(isOnDelivery && { cancelPart: true }) });
      if (!isOnDelivery)
        expect(await shop.cancel(id, all.slice(0, 1))).toMatchObject({
          status: 422,
          body: { code: 'invalid', error: 'An order that is not paid yet can only be cancelled as a whole.' },
        });
      expect(await shop.cancel(id, all)).toMatchObject({ status: 200, body: { status: 4 } });
      expect((await shop.causes(id)).at(-1)).toBe('4 cancelled by the shopper');
      expect(await due(id)).toEqual([]);
      expect(await jeansLeft()).toBe(3);
      expect(await shop.seen(id)).not.toHaveProperty('toPayOnDelivery');
    }
  });

  test('what is packed or gone stays, and the answer has the order as it is', async () => {
    const id = await shop.paid();
    await shop.run('pack', id, '--line', '1x1');
    const late = await shop.cancel(id, [{ line: 0, quantity: 2 }]);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'too-late',
        error: 'It is too late to cancel this: it is packed, or on its way.',
        order: { id, changes: { cancel: [{ line: 0, quantity: 1 }, { line: 1 }] } },
      },
    });
    expect(await shop.states(id)).toEqual(['packed', 'ordered', 'ordered']);
    // What is packed goes alone; the rest with the next parcel.
    for (let parcel = 0; parcel < 2; parcel += 1) await shop.run('ship', id);
    expect(await shop.cancel(id, [{ line: 1, quantity: 1 }])).toMatchObject({ status: 409 });
    const collected = await shop.paid(1);
    await shop.db.updateTable('orders').set({ collect: 'due' }).where('id', '=', collected).execute();
    await shop.run('pack', collected, '--line', '1');
    expect((await shop.seen(collected)).changes).toEqual({ cancel: [{ line: 1, quantity: 1 }], cancelPart: true });
    await shop.run('pack', collected);
    expect(await shop.seen(collected)).not.toHaveProperty('changes');
  });

  test('the same key again is the same answer, and cancels nothing more', async () => {
    const id = await shop.paid();
    const once = await shop.cancel(id, [{ line: 0, quantity: 1 }], { key: 'one' });
    const again = await shop.cancel(id, [{ line: 0, quantity: 1 }], { key: 'one' });
    expect(again).toMatchObject({ status: 200, body: once.body });
    expect(await shop.cancel(id, [{ line: 1, quantity: 1 }], { key: 'one' })).toMatchObject({ status: 422 });
    expect(await shop.states(id)).toEqual(['ordered', 'cancelled', 'ordered']);
  });
});
