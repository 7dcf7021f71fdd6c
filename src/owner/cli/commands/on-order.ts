import type { Options } from '../command.ts';
import { withStore } from '../with-database.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { PiecesInput } from '#store-api/shop/order-changes/parcels/open-order.ts';

type Act = (db: Db, input: PiecesInput) => Promise<string>;

/** Prints what is done to an order. */
export function onOrder(orderId: string, options: Options, act: Act): Promise<void> {
  return withStore(
    options,
    async (db, storeId, { MAIL_FROM }) => {
      const { note } = options;
      const done = await act(db, { storeId, orderId, note, now: () => new Date(), mailFrom: MAIL_FROM });
      console.log(stripped(`${orderId}: ${done}`));
    },
    { orderId },
  );
}
