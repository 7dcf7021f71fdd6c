import { BELT, JEANS } from '../../catalogue.ts';
import type { Engine } from '../../engines.ts';
import { openShop, orderOf } from '../../fixture.ts';
import { ordersCommand } from '../commands/orders-command.ts';
import { ownerAct } from '../owner-acts.ts';

/** A shop with a carrier, an order of two jeans that are counted (of three) and a belt that is not, and its owner. */
export async function openShopOfParcels(
  engine: Engine,
  { terms = {}, info, ...options }: Parameters<typeof openShop>[1] & { terms?: object; info?: object } = {},
) {
  const shop = await openShop(engine, options);
  const carriers = [{ name: 'Dart Post', link: 'https://track.example/{number}' }];
  const settings = JSON.stringify({ carriers, ...terms });
  await shop.db
    .updateTable('stores')
    .set({ settings, ...(info && { info: JSON.stringify(info) }) })
    .execute();
  const token = await shop.signUp('asha@example.com');
  const place = async (jeans = 2) =>
    (
      await shop.post(
        '/orders',
        orderOf([
          { productId: JEANS, quantity: jeans, size: 'M', color: 'Indigo' },
          { productId: BELT, quantity: 1 },
        ]),
        { token },
      )
    ).body.id as string;
  const paid = async (jeans?: number) => {
    const orderId = await place(jeans);
    await ownerAct(shop.db, 'confirm', { orderId });
    return orderId;
  };
  return {
    ...shop,
    token,
    place,
    paid,
    run: ordersCommand(shop),
    /** As its buyer sees it. */
    seen: async (orderId: string) => (await shop.get(`/orders/${orderId}`, { token })).body,
    states: async (orderId: string) =>
      (
        await shop.db
          .selectFrom('order_pieces')
          .select(['line', 'piece', 'state', 'parcel'])
          .where('order_id', '=', orderId)
          .orderBy('line')
          .orderBy('piece')
          .execute()
      ).map(({ state, parcel }) => (parcel === null ? state : `${state} ${parcel + 1}`)),
    causes: async (orderId: string) =>
      (
        await shop.db
          .selectFrom('order_events')
          .select(['status', 'cause'])
          .where('order_id', '=', orderId)
          .orderBy('position')
          .execute()
      ).map(({ status, cause }) => `${status} ${cause}`),
    /** Those to the shopper, the latest last. */
    mails: async () =>
      shop.db
        .selectFrom('outbox')
        .select(['subject', 'text'])
        .where('recipient', '=', 'asha@example.com')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
}
