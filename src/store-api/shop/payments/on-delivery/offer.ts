import { confirmHours } from './await-confirmation.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import { REFUSED } from '../../orders/collect.ts';
import { readDelivery } from '../../orders/delivery/stored-delivery.ts';
import { readAddress } from '../../orders/stored-address.ts';
import { feeOfPayment, type NotOnDelivery, paidForFee, whyNotOnDelivery } from '../../pricing/charges/fee.ts';
import { termsOf } from '../../pricing/pricing-terms.ts';
import { readPricing, type StoredPrices, withFee } from '../../pricing/stored-totals.ts';
import type { Store } from '../../stores/store-of-host.ts';

/** The value of this way in the payment form, and what its money is booked under. */
export const ON_DELIVERY = 'on-delivery';

/** Payment on delivery of one order. */
export interface OnDelivery {
  /** As shoppers read it. */
  label: string;
  /** What it adds to what is paid, in paise: with its tax where taxes are added. */
  fee: number;
  /** What the order comes to with it. */
  totals: StoredPrices;
}

/**
 * Undefined: this order cannot be paid like that, by the store's terms of today. They are in its currency of today, so
 * an order that has another one cannot be either; nor can one that is to be confirmed by a link, where no address of
 * the shop can be trusted to be mailed.
 */
export async function onDeliveryOf(db: Db, store: Store, order: OrderRow): Promise<OnDelivery | undefined> {
  const terms = termsOf(store);
  if (!terms.payOnDelivery || order.currency !== store.currency) return undefined;
  if (confirmHours(store) !== undefined && order.origin === null) return undefined;
  const { label } = terms.payOnDelivery;
  const fee = feeOfPayment(terms, await payingOf(db, store, order), order.total_paise);
  return fee && { label, fee: paidForFee(fee, readPricing(order)?.goodsRates), totals: withFee(terms, order, fee) };
}

/** Why this order cannot be paid like that; undefined: not by the terms. */
export async function refusedOnDelivery(db: Db, store: Store, order: OrderRow): Promise<NotOnDelivery | undefined> {
  return whyNotOnDelivery(termsOf(store), await payingOf(db, store, order), order.total_paise);
}

async function payingOf(db: Db, store: Store, order: OrderRow): Promise<Parameters<typeof feeOfPayment>[1]> {
  const { maxRefusedParcels } = termsOf(store).payOnDelivery ?? {};
  const refusedParcels = maxRefusedParcels === undefined ? 0 : await countRefused(db, store.id, order.user_id);
  const place = { postalCode: readAddress(order.shipping).postalCode };
  return { place, past: { refusedParcels }, pickUp: readDelivery(order.delivery)?.pickUp };
}

async function countRefused(db: Db, storeId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .where('collect', '=', REFUSED)
    .executeTakeFirstOrThrow();
  return count;
}
