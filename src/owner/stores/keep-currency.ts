import type { Kysely } from 'kysely';
import { openRefunds } from '../orders/records/open-refunds.ts';
import { counted } from '#lib/text/counted.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { readCurrency } from '#store-api/shop/stores/currency.ts';
import { FINISHED } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

/**
 * A store's currency stays while orders in another one are open (docs/decisions D325).
 * @throws StartError that says how many
 */
export async function refuseCurrency(db: Kysely<Database>, storeId: string, currency: string): Promise<void> {
  const now = await readCurrency(db, storeId);
  if (now === undefined || now === currency) return;
  const withRefund = openRefunds(db, storeId).clearSelect().clearOrderBy().select('order_id');
  const { n } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number | string>().as('n'))
    .where('store_id', '=', storeId)
    .where('currency', '!=', currency)
    .where((eb) => eb.or([eb('status', 'not in', FINISHED), eb('id', 'in', withRefund)]))
    .executeTakeFirstOrThrow();
  const open = Number(n);
  if (open === 0) return;
  throw new StartError(
    `Nothing was changed: ${storeId} cannot sell in ${currency} while ${counted(open, 'order')} in \
another currency ${open === 1 ? 'is' : 'are'} open: neither delivered nor cancelled, or with a refund to settle. \
Finish ${open === 1 ? 'it' : 'them'} first (\`orders list\` and \`orders refunds\` of npm run store), or stay with ${now}.`,
  );
}

/**
 * The same in the transaction that writes the store's record, so that no order comes between.
 * @throws StartError as refuseCurrency
 */
export async function lockCurrency(trx: Trx, db: Db, storeId: string, currency: string): Promise<void> {
  const now = await readCurrency(trx, storeId);
  if (now === undefined || now === currency) return;
  // New orders wait for the end of this transaction; SQLite has one writer at a time.
  if (engineOf(db) === 'postgres')
    await trx.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().execute();
  await refuseCurrency(trx, storeId, currency);
}
