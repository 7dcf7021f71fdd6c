import type { Options } from '../../command.ts';
import { withStore } from '../../with-database.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { findOrderId } from '#store-api/shop/orders/find-order-id.ts';
import { readBankReference } from '#contract/bank-reference.ts';
import { readOrderNumber } from '#contract/store/order-number.ts';
import { type Environment, StartError } from '#environment.ts';

/** An order that a command names. */
export interface NamedOrder {
  storeId: string;
  orderId: string;
  /** The order as the owner calls it, by its number or its id. */
  name: string;
  /** Prints text, in which the order has the name that the owner gave it. */
  say: (text: string) => void;
}

/**
 * The same as withStore for the order that was typed, by its id, its number or the reference of its payment, of
 * `--store` or of the store that has it. What the command says of it, and what goes wrong, has the name that was typed.
 */
export function withOrder(
  options: Options,
  typed: string,
  act: (db: Db, order: NamedOrder, environment: Environment) => Promise<void>,
): Promise<void> {
  return withStore(
    options,
    async (db, storeId, environment) => {
      const orderId = (await findOrderId(db, storeId, typed)) ?? (await idByReference(db, storeId, typed)) ?? typed;
      const name = readOrderNumber(typed) ?? typed;
      const named = (text: string) => text.replaceAll(orderId, name);
      try {
        await act(db, { storeId, orderId, name, say: (text) => console.log(named(text)) }, environment);
      } catch (error) {
        if (error instanceof StartError) error.message = named(error.message);
        throw error;
      }
    },
    { orderId: typed },
  );
}

/** Of the order whose shopper said that it was paid by this reference. */
async function idByReference(db: Db, storeId: string, typed: string): Promise<string | undefined> {
  const reference = readBankReference(typed);
  if (reference === undefined) return undefined;
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('payment_reference', '=', reference)
    .executeTakeFirst();
  return found?.id;
}
