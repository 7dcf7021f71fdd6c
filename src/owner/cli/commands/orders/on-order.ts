import type { Options } from '../../command.ts';
import { withOrder } from './with-order.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { PiecesInput } from '#store-api/shop/order-changes/parcels/open-order.ts';

/** `name` is the order's, as its owner calls it. */
type Act = (db: Db, input: PiecesInput, name: string) => Promise<string>;

/** Prints what is done to the order that was typed, by its id or its number. */
export function onOrder(typed: string, options: Options, act: Act): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM }) => {
    const { note } = options;
    const done = await act(db, { storeId, orderId, note, now: () => new Date(), mailFrom: MAIL_FROM }, name);
    say(stripped(`${name}: ${done}`));
  });
}
