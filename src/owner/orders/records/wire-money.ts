import type { OrderMoney } from '#store-api/shop/refunds/ledger.ts';
import { toRupees } from '#lib/minor-units.ts';

/** How the money of an order stands, in rupees. */
export function toWireMoney({ state, paid, refunded, underway, open }: OrderMoney) {
  return {
    state,
    paid: toRupees(paid),
    refunded: toRupees(refunded),
    underway: toRupees(underway),
    toReturn: toRupees(open),
  };
}
