import type { Trx } from '../db/transact.ts';
import { withoutNote } from '../orders/change-order.ts';
import type { OrderRow } from '../db/schema.ts';
import type { ShippingAddress } from '#contract/order.ts';

/**
 * Takes the person out of an order. What was bought, when, for how much, and the state and postal code that tax depends
 * on stay; contact, name, street, what gateways answered and what the owner noted do not.
 */
export async function eraseOrder(trx: Trx, { store_id, id, shipping }: OrderRow, at: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ email: '', phone: '', shipping: placeOfSupply(shipping), updated_at: at })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('payments')
    .set({ answer: '' })
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .execute();
  const events = await trx
    .selectFrom('order_events')
    .select(['position', 'cause'])
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .execute();
  for (const { position, cause } of events.filter((event) => withoutNote(event.cause) !== event.cause))
    await trx
      .updateTable('order_events')
      .set({ cause: withoutNote(cause) })
      .where('store_id', '=', store_id)
      .where('order_id', '=', id)
      .where('position', '=', position)
      .execute();
}

/** Keeps state and postal code, the place of supply for tax, which identify nobody. */
function placeOfSupply(shipping: string): string {
  const { state = '', postalCode = '' } = JSON.parse(shipping) as Partial<ShippingAddress>;
  return JSON.stringify({
    fullName: '',
    address: '',
    city: '',
    state,
    postalCode,
    phone: '',
  } satisfies ShippingAddress);
}
