import { type CodeOfDiscount, usesOf } from './discount-terms.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { CANCELLED } from '#contract/order-status.ts';

interface Customer {
  storeId: string;
  /** Of more than one where they have the same address, and the owner, who alone is told, orders for it. */
  userIds: readonly string[];
}

/** By orders that are not cancelled. */
export async function usesByCustomer(
  db: Db,
  { storeId, userIds, discountId }: Customer & { discountId: string },
): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number | string>().as('uses'))
    .where('store_id', '=', storeId)
    .where('user_id', 'in', userIds)
    .where('discount_id', '=', discountId)
    .where('status', '!=', CANCELLED)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/**
 * Takes a use of a code in one conditional update, so that of shoppers who want its last use at once one gets it (O15).
 * False when none is left.
 */
export async function takeUse(
  trx: Trx,
  { storeId, userIds }: Customer,
  { code, discount }: CodeOfDiscount,
): Promise<boolean> {
  const { perCustomer } = discount;
  if (perCustomer !== undefined) {
    await lockCustomer(trx, { storeId, userIds });
    if ((await usesByCustomer(trx, { storeId, userIds, discountId: discount.id })) >= perCustomer) return false;
  }
  if (discount.code !== undefined)
    await trx
      .insertInto('discount_codes')
      .values({ store_id: storeId, code, discount_id: discount.id, uses: 0, made_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const most = usesOf(discount);
  const taken = await trx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .$if(most !== undefined, (query) => query.where('uses', '<', most ?? 0))
    .returning('uses')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The other order of the same customer waits: it would count without this one. */
async function lockCustomer(trx: Trx, { storeId, userIds }: Customer): Promise<void> {
  // In one order, so that two transactions do not wait for each other.
  for (const userId of userIds.toSorted())
    await trx
      .updateTable('users')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('store_id', '=', storeId)
      .where('id', '=', userId)
      .execute();
}

/** Of an order that was just cancelled, which happens once. */
export async function giveUseBack(trx: Trx, storeId: string, orderId: string): Promise<void> {
  await trx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('store_id', '=', storeId)
    .where('code', '=', (eb) =>
      eb
        .selectFrom('orders')
        .select((inner) => inner.ref('discount_code').$notNull().as('code'))
        .where('store_id', '=', storeId)
        .where('id', '=', orderId),
    )
    .where('uses', '>', 0)
    .execute();
}
