import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { DAY, openShopOfReturns } from './shop-of-returns.ts';
import { releaseOldHolds } from '#store-api/shop/order-changes/returns/release-holds.ts';

describeEngines('10.exchange: another size of the same', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfReturns(engine, { returns: { online: true, exchange: true, fee: 79 } });
    id = await shop.delivered();
  });
  afterEach(() => shop.close());
  const left = async () => [await stockOf(shop.db, 'jeans-m-indigo'), await stockOf(shop.db, 'jeans-l-indigo')];
  const exchange = (size: string | undefined, quantity = 1) =>
    shop.ask(id, { kind: 'exchange', lines: [{ line: 0, quantity, reason: 'size-small', size }] });
  const due = async () =>
    (await shop.causes(id)).filter((cause) => cause.includes('refund due')).map((cause) => cause.slice(2));
  const mail = async (start: string) => (await shop.mails()).filter(({ subject }) => subject.startsWith(start)).at(-1)!;

  test('is held from when it is asked for, and sent when the other is in, with what was paid for that', async () => {
    expect((await shop.seen(id)).changes.exchange).toEqual([{ line: 0, sizes: ['S', 'L'] }]);
    const asked = await exchange('L');
    expect(asked.body.returns).toEqual([
      {
        number: 1,
        kind: 'exchange',
        state: 'asked',
        askedAt: expect.any(String),
        items: [{ line: 0, quantity: 1, size: 'L' }],
      },
    ]);
    expect(asked.body.changes.exchange).toEqual([{ line: 0, sizes: ['S'] }]);
    expect(await left()).toEqual([1, 0]);
    const number = await numberOf(shop.db, id);
    expect((await mail('We have your exchange request')).text).toContain(
      'Return 1:\n1 x Slim Raw Jeans, M, Indigo → L\n',
    );
    expect((await shop.run('returns')).said).toContain('1 x Slim Raw Jeans, M, Indigo → L: size-small');
    await shop.run('accept', id);
    expect((await shop.run('receive', id, '--yes')).said).toBe(
      `${id}: return 1: 1 piece came back, 1 to be sent in exchange`,
    );
    expect(await left()).toEqual([2, 0]);
    expect(await due()).toEqual([]);
    expect(await shop.states(id)).toEqual(['exchanged 1', 'delivered 1', 'ordered', 'delivered 1']);
    const seen = await shop.seen(id);
    expect(seen).toMatchObject({ status: 1, returns: [{ state: 'received', replacement: 'ordered' }], total: 4997.5 });
    // What is to be sent in exchange can be called off as anything else.
    expect(seen.changes.cancel).toEqual([{ line: 0, quantity: 1 }]);
    expect((await mail('The items you are exchanging')).subject).toContain('have arrived at Selvedge & Sons');
    expect((await shop.run('show', id)).said).toContain('1 L ordered');
    const slip = (await shop.run('print', '--slip', id)).said.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(slip).toContain('1 Slim Raw Jeans L, Indigo');
    expect((await shop.run('print', '--picking')).said).toMatch(/L, Indigo/);

    await shop.run('ship', id, '--tracking', 'AB2');
    expect((await mail('Your exchange')).text).toContain('In this parcel:\n1 x Slim Raw Jeans, L, Indigo');
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'received', replacement: 'sent' }]);
    await shop.run('deliver', id);
    const after = await shop.seen(id);
    expect(after).toMatchObject({ status: 3, returns: [{ state: 'received', replacement: 'delivered' }] });
    expect(after.parcels.at(-1)).toMatchObject({ items: [{ quantity: 1, size: 'L' }] });
    expect(number).toBeTruthy();

    // It can go back as well, and its money is that of the one that was bought.
    await shop.ask(id, { lines: [{ line: 0, quantity: 2, reason: 'size-large' }] });
    await shop.run('receive', id, '--yes');
    expect(await left()).toEqual([3, 1]);
    expect(await due()).toEqual(['refund due: 3919.00 INR for return 2, less 79.00 for its way back']);
  });

  test('what is called off of it gives its stock and its money back', async () => {
    await exchange('L');
    await shop.run('receive', id, '--yes');
    expect((await shop.cancel(id, [{ line: 0, quantity: 1 }])).body).toMatchObject({ status: 3 });
    expect(await left()).toEqual([2, 1]);
    expect(await due()).toEqual(['refund due: 1999.00 INR for a part, cancelled after it was paid']);
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'received', replacement: 'none' }]);
  });

  test('lost on its way, it is sent again in the same size', async () => {
    await exchange('L');
    await shop.run('receive', id, '--yes');
    await shop.run('ship', id);
    await shop.db.updateTable('variants').set({ stock: 1 }).where('id', '=', 'jeans-l-indigo').execute();
    await shop.run('lost', id, '2', '--resend', '--yes');
    expect(await left()).toEqual([2, 0]);
    await shop.run('ship', id);
    await shop.run('lost', id, '3', '--yes');
    expect(await due()).toEqual(['refund due: 1999.00 INR for a parcel that was lost']);
  });

  test('declined: what was held can be sold again', async () => {
    await exchange('L');
    await shop.run('decline', id, '--note', 'It was worn');
    expect(await left()).toEqual([1, 1]);
  });

  test('after 14 days it is not held any more; what comes later gets one that is left, or its money', async () => {
    await exchange('L');
    const now = (days: number) => () => new Date(Date.now() + days * DAY);
    expect(await releaseOldHolds({ db: shop.db, now: now(13) })).toBe(0);
    expect(await releaseOldHolds({ db: shop.db, now: now(15) })).toBe(1);
    expect(await releaseOldHolds({ db: shop.db, now: now(15) })).toBe(0);
    expect(await left()).toEqual([1, 1]);
    await exchange('S');
    await shop.run('receive', id, '1', '--unfit', '1', '--yes');
    expect(await left()).toEqual([1, 0]);
    expect(await shop.states(id)).toEqual(['exchanged 1', 'return-asked 1', 'ordered', 'delivered 1']);
    await shop.db.deleteFrom('variants').where('id', '=', 'jeans-s-indigo').execute();
    expect((await shop.run('receive', id, '2', '--yes')).said).toContain(
      '1 piece came back, the money stands in orders refunds',
    );
    expect(await due()).toEqual(['refund due: 1999.00 INR for return 2']);
    expect((await shop.seen(id)).returns).toMatchObject([{ replacement: 'ordered' }, { replacement: 'none' }]);
    await shop.run('refunded', id, '--yes');
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'received' }, { state: 'refunded' }]);
  });

  test('sold out, not sold in that size, and no size at all', async () => {
    expect(await exchange('L', 2)).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock', error: 'Slim Raw Jeans, L, Indigo is sold out', order: { id } },
    });
    expect(await left()).toEqual([1, 1]);
    expect(await exchange('M')).toMatchObject({
      status: 422,
      body: { code: 'invalid-choice', error: 'Slim Raw Jeans does not come in size M' },
    });
    expect(await exchange(undefined)).toMatchObject({ status: 422, body: { code: 'invalid-choice' } });
    expect(await shop.states(id)).toEqual(['delivered 1', 'delivered 1', 'delivered 1']);
  });
});
