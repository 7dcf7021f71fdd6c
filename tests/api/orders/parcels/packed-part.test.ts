import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';
import { possibleActs } from '#store-api/shop/owner-links/possible-acts.ts';
import { standingOrder } from '#store-api/shop/owner-links/standing-order.ts';

describeEngines('an order of which a part is packed', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfParcels(engine);
    id = await shop.paid();
  });
  afterEach(() => shop.close());

  test('10.parcels: `ship` sends what is packed alone, says what is left, and sends that the next time', async () => {
    const number = await numberOf(shop.db, id);
    await shop.run('pack', id, '--line', '1x1');
    const first = await shop.run('ship', id, '--tracking', 'AB1');
    expect(first.said).toBe(
      `${id}: parcel 1 shipped with what was packed, 1 piece; 2 pieces left, which orders ship sends`,
    );
    expect(await shop.states(id)).toEqual(['sent 1', 'ordered', 'ordered']);
    const [mail] = (await shop.mails()).filter(({ subject }) => subject.includes('is on its way'));
    expect(mail!.subject).toBe(`A part of your order ${number} from Selvedge & Sons is on its way`);
    expect(mail!.text).toContain('Still to come:\n1 x Slim Raw Jeans, M, Indigo\n1 x Woven Belt');
    expect((await shop.run('ship', id, '--tracking', 'AB2')).said).toBe(`${id}: parcel 2 shipped, nothing left`);
    expect(await shop.states(id)).toEqual(['sent 1', 'sent 2', 'sent 2']);
  });

  test('10.parcels: --line sends what it names, packed or not', async () => {
    await shop.run('pack', id, '--line', '1x1');
    expect((await shop.run('ship', id, '--line', '2')).said).toBe(`${id}: parcel 1 shipped, 2 pieces left`);
    expect(await shop.states(id)).toEqual(['packed', 'ordered', 'sent 1']);
    await shop.run('pack', id);
    expect((await shop.run('ship', id)).said).toBe(`${id}: parcel 2 shipped, nothing left`);
  });

  test('10.parcels: what is paid on delivery goes in one parcel, so the rest of it is packed first', async () => {
    await shop.db.updateTable('orders').set({ collect: 'due' }).execute();
    await shop.run('pack', id, '--line', '1x1');
    expect((await shop.run('ship', id)).wrong).toContain(
      `Order ${id} is to be paid on delivery, so it goes in one parcel, and 2 pieces of it are not packed: orders pack, or orders cancel with --line. Nothing was changed.`,
    );
    expect(await offered()).toEqual(expect.not.arrayContaining(['ship']));
    expect(await offered()).toContain('pack');
    await shop.run('pack', id);
    expect(await offered()).toContain('ship');
    expect((await shop.run('ship', id)).said).toBe(`${id}: shipped`);
    expect(await shop.states(id)).toEqual(['sent 1', 'sent 1', 'sent 1']);
  });

  async function offered(): Promise<string[]> {
    const app = { db: shop.db, gatewaysOf: () => Promise.resolve([]) } as never;
    const standing = await standingOrder(app, { storeId: 'main', orderId: id });
    return possibleActs(standing!).map(({ act }) => act);
  }
});
