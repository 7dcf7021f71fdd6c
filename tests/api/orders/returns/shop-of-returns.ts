import type { Engine } from '../../engines.ts';
import { openShopOfParcels } from '../parcels/shop-of-parcels.ts';

export const DAY = 24 * 60 * 60_000;

/** A shop whose clock the test puts ahead, where shoppers change their orders; `asha@example.com` is who buys. */
export async function openShopOfReturns(
  engine: Engine,
  {
    returns = { online: true, fee: 79 },
    terms,
    ...settings
  }: { returns?: object; terms?: object; delivery?: object; tax?: object } = {},
) {
  let ahead = 0;
  const info = {
    storeName: 'Selvedge & Sons',
    companyName: 'Selvedge Ltd.',
    companyAddress: '4 Mill Lane, Pune',
    companyEmail: 'owner@shop.example',
    timeZone: 'Asia/Kolkata',
    terms: { country: 'IN', returnDays: 7, returnFees: 'customer', ...terms },
  };
  const shop = await openShopOfParcels(engine, {
    now: () => new Date(Date.now() + ahead),
    info,
    terms: { returns, ...settings },
  });
  const { token } = shop;
  await shop.db.updateTable('tokens').set({ expires_at: '2100-01-01' }).execute();
  return {
    ...shop,
    wait: (ms: number) => void (ahead += ms),
    cancel: (id: string, lines: object[], options: object = {}) =>
      shop.post(`/orders/${id}/cancellations`, { lines }, { token, ...options }),
    ask: (id: string, body: object, options: object = {}) =>
      shop.post(`/orders/${id}/returns`, { kind: 'return', ...body }, { token, ...options }),
    /** Paid, sent in one parcel and delivered. */
    delivered: async (jeans?: number) => {
      const id = await shop.paid(jeans);
      await shop.run('ship', id);
      await shop.run('deliver', id);
      return id;
    },
    /** Its delivery was paid with it, and what else its total has. */
    withDelivery: async (id: string, paise: number, more: { kind: string; label: string; amount: number }[] = []) => {
      const { total_paise: before } = await shop.db
        .selectFrom('orders')
        .select('total_paise')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const added = [{ kind: 'shipping', label: 'Post', amount: paise }, ...more];
      const parts = JSON.stringify(added);
      const total = added.reduce((sum, { amount }) => sum + amount, before);
      await shop.db.updateTable('orders').set({ total_paise: total, parts }).where('id', '=', id).execute();
      await shop.db.updateTable('payments').set({ amount_paise: total }).where('order_id', '=', id).execute();
    },
    mailsTo: (recipient: string) =>
      shop.db
        .selectFrom('outbox')
        .select(['subject', 'text'])
        .where('recipient', '=', recipient)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
}
