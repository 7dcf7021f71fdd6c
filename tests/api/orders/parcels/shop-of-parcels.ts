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
  // Nobody listens there: mails wait, and keep their text, which one that was sent does not.
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', ...options.environment };
  const shop = await openShop(engine, { ...options, environment });
  const carriers = [{ name: 'Dart Post', link: 'https://track.example/{number}' }];
  const settings = JSON.stringify({ carriers, ...terms });
  await shop.db
    .updateTable('stores')
    .set({ settings, ...(info && { info: JSON.stringify(info) }) })
    .execute();
  const token = await shop.signUp('asha@example.com');
  const place = async (jeans = 2, shippingMethod?: string) =>
    (
      await shop.post(
        '/orders',
        {
          ...orderOf([
            { productId: JEANS, quantity: jeans, size: 'M', color: 'Indigo' },
            { productId: BELT, quantity: 1 },
          ]),
          shippingMethod,
        },
        { token },
      )
    ).body.id as string;
  const paid = async (jeans?: number, shippingMethod?: string) => {
    const orderId = await place(jeans, shippingMethod);
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
    /** Those to the shopper, or to somebody else, the latest last. */
    mails: async (to = 'asha@example.com') =>
      shop.db
        .selectFrom('outbox')
        .select(['subject', 'text'])
        .where('recipient', '=', to)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
}
