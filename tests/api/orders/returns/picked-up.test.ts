import { expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { DAY, openShopOfReturns } from './shop-of-returns.ts';

const METHODS = [{ id: 'shop', label: 'Fetch it', pickUp: true, at: 'Musterstr. 1', days: [0, 1] }];

describeEngines('10.returns of what is picked up', (engine) => {
  test('what is ready is not cancelled any more; its days count from when it was fetched', async () => {
    const shop = await openShopOfReturns(engine, {
      returns: { online: true },
      terms: { country: 'DE', deliveryDays: 3, returnDays: 14, returnFees: 'free' },
      delivery: { methods: METHODS },
    });
    const id = await shop.paid(1, 'shop');
    expect((await shop.seen(id)).changes).toMatchObject({ cancel: [{ line: 0 }, { line: 1 }] });
    await shop.run('ready', id);
    expect(await shop.seen(id)).not.toHaveProperty('changes');
    expect(await shop.cancel(id, [{ line: 0, quantity: 1 }])).toMatchObject({
      status: 409,
      body: { code: 'too-late' },
    });
    expect(await shop.ask(id, { lines: [{ line: 1, quantity: 1 }] })).toMatchObject({ status: 409 });
    const before = new Date(Date.now() - 30 * DAY).toISOString();
    await shop.db.updateTable('orders').set({ created_at: before }).where('id', '=', id).execute();
    await shop.run('deliver', id);
    const { until } = (await shop.seen(id)).changes.return as { until: string };
    const days = (Date.parse(until) - Date.now()) / DAY;
    expect([days >= 14, days <= 15]).toEqual([true, true]);
    await shop.ask(id, { kind: 'withdrawal', lines: [{ line: 1, quantity: 1 }] });
    await shop.run('receive', id, '--yes');
    expect((await shop.causes(id)).at(-1)).toBe('3 refund due: 999.50 INR for return 1');
    await shop.close();
  });
});
