import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { findOrder } from '../../orders/order-rows.ts';
import { type StoredTotals, storedTotals } from '../../pricing/stored-totals.ts';
import { toWireTotals } from '../../pricing/wire-totals.ts';
import { toRupees } from '#lib/minor-units.ts';

/** The refusal of a payment of another amount than the shopper was shown, with what the order comes to. */
export async function refuseAmount(
  trx: Trx,
  order: Pick<OrderRow, 'store_id' | 'id'>,
  totals: StoredTotals,
  text: RefusalTexts,
): Promise<Answer> {
  const items = (await findOrder(trx, order.store_id, order.id))?.items ?? [];
  const now = toWireTotals(storedTotals(totals, items));
  const lines = items.map(({ product_id, quantity, price_paise, size, color }) => ({
    productId: product_id,
    quantity,
    price: toRupees(price_paise),
    ...(size === null ? {} : { size }),
    ...(color === null ? {} : { color }),
  }));
  return refuse(409, 'price-changed', text.pricesChanged, { quote: { ...now, lines } });
}
