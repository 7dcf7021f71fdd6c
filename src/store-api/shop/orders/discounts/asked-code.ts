import { type CodeOfDiscount, namedBy } from './discount-terms.ts';
import { usesByCustomer } from './code-uses.ts';
import { plainName } from '../../pricing/place-names.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { Db } from '../../../base/db/open-database.ts';

/** The code of a quote or an order, and what is known of it. */
export interface AskedCode {
  typed: string;
  /** Undefined: the store has no such code. */
  known: CodeOfDiscount | undefined;
  /** How often it was taken, in all and by this customer. */
  used: number;
  usedByCustomer: number;
}

/** Reserves nothing. Undefined where none is named. */
export async function readCode(
  db: Db,
  store: Store,
  { code: typed = '', userIds }: { code: string | undefined; userIds: readonly string[] },
): Promise<AskedCode | undefined> {
  const code = plainName(typed);
  if (code === '') return undefined;
  const row = await db
    .selectFrom('discount_codes')
    .select(['discount_id', 'uses', 'made_at'])
    .where('store_id', '=', store.id)
    .where('code', '=', code)
    .executeTakeFirst();
  const discount =
    namedBy(store, code) ??
    store.settings.discounts?.find(({ id, codes }) => codes === 'many' && row?.made_at && row.discount_id === id);
  if (!discount) return { typed, known: undefined, used: 0, usedByCustomer: 0 };
  const counts = discount.perCustomer !== undefined && userIds.length > 0;
  return {
    typed,
    known: { code, discount },
    used: row?.uses ?? 0,
    usedByCustomer: counts ? await usesByCustomer(db, { storeId: store.id, userIds, discountId: discount.id }) : 0,
  };
}
