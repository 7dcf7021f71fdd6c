import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, stockOf } from '../fixture.ts';
import { DAY, openShopOfReturns } from '../orders/returns/shop-of-returns.ts';
import { releaseOldHolds } from '#store-api/shop/order-changes/returns/release-holds.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';

const [M, L] = ['jeans-m-indigo', 'jeans-l-indigo'];

describeEveryEngine('what pieces of orders do to the stock stands in its history', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  beforeEach(async () => {
    shop = await openShopOfReturns(engine, { returns: { online: true, cancel: true, exchange: true, fee: 79 } });
  });
  afterEach(() => shop.close());

  /** Its entries without time, newest first, once they are seen to add up from the first figure to the stock. */
  const told = async (sku: string, from: number) => {
    const asked = { storeId: 'main', sku };
    const changes = JSON.parse((await stockHistory(shop.db, { ...asked, json: true })).join('\n')) as { by: number }[];
    expect(changes.reduce((sum, { by }) => sum + by, from)).toBe(await stockOf(shop.db, sku));
    return (await stockHistory(shop.db, asked)).map((line) => line.slice(18));
  };
  const exchange = (id: string) =>
    shop.ask(id, { kind: 'exchange', lines: [{ line: 0, quantity: 1, reason: 'size-small', size: 'L' }] });

  test('a return, and what is not fit for sale', async () => {
    const id = await shop.delivered();
    const number = await numberOf(shop.db, id);
    await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'size-small' }] });
    await shop.run('accept', id);
    await shop.run('receive', id, '--yes');
    await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'size-small' }] });
    await shop.run('receive', id, '--damaged', '--yes');
    expect(await told(M, 3)).toEqual([`+1  came back (return 1): ${number}`, `-2  ordered: ${number}`]);
  });

  test('an exchange, sent at once, or taken anew when it was held for too long, and one that is declined', async () => {
    const id = await shop.delivered();
    const number = await numberOf(shop.db, id);
    await exchange(id);
    await shop.run('decline', id, '--note', 'It was worn');
    const again = await shop.delivered(1);
    const other = await numberOf(shop.db, again);
    expect(await exchange(again)).toMatchObject({ status: 200 });
    expect(await releaseOldHolds({ db: shop.db, now: () => new Date(Date.now() + 15 * DAY) })).toBe(1);
    await shop.run('receive', again, '--yes');
    // The clock that ends a hold is ahead of the owner's here.
    expect(await told(L, 1)).toEqual([
      `+1  held for an exchange no more: ${other}`,
      `-1  exchanged: ${other}`,
      `-1  held for an exchange: ${other}`,
      `+1  held for an exchange no more: ${number}`,
      `-1  held for an exchange: ${number}`,
    ]);
    expect((await told(M, 3))[0]).toBe(`+1  came back (return 1): ${other}`);
  });

  test('what is cancelled in part and then wholly, by the owner and by the shopper', async () => {
    const id = await shop.paid(3);
    const number = await numberOf(shop.db, id);
    await shop.run('cancel', id, '--line', '1x1', '--yes');
    await shop.cancel(id, [{ line: 0, quantity: 1 }]);
    await shop.run('cancel', id, '--yes');
    expect(await told(M, 3)).toEqual([
      `+1  cancelled by the owner: ${number}`,
      `+1  cancelled by the shopper: ${number}`,
      `+1  cancelled by the owner: ${number}`,
      `-3  ordered: ${number}`,
    ]);
  });

  test('parcels: refused, lost and sent again, and lost for good, which gives nothing back', async () => {
    const id = await shop.paid(1);
    const number = await numberOf(shop.db, id);
    await shop.run('ship', id);
    await shop.run('lost', id, '--resend', '--yes');
    await shop.run('ship', id);
    await shop.run('refused', id, '--yes');
    const gone = await shop.paid(1);
    await shop.run('ship', gone);
    await shop.run('lost', gone, '--yes');
    expect(await told(M, 3)).toEqual([
      `-1  ordered: ${await numberOf(shop.db, gone)}`,
      `+1  refused at the door: ${number}`,
      `-1  lost on its way, to be sent again: ${number}`,
      `-1  ordered: ${number}`,
    ]);
  });

  test('of before this was recorded an order that was wholly cancelled is known', async () => {
    const id = await shop.paid(2);
    await shop.run('cancel', id, '--yes');
    await shop.db.deleteFrom('stock_changes').execute();
    const number = await numberOf(shop.db, id);
    expect(await told(M, 3)).toEqual([`+2  cancelled: ${number}`, `-2  ordered: ${number}`]);
  });
});
