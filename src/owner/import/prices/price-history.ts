import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#store-api/base/db/transact.ts';

/** As the file states it: what the staged row shows may be another (prices/reduced-rows.ts). */
const REGULAR = sql`coalesce(staged.compare_paise, staged.regular_paise)`;
const DISCOUNTED = sql`case when staged.compare_paise is null then staged.discounted_paise
  else coalesce(staged.discounted_paise, staged.regular_paise) end`;

/** Adds to the history what a staged variant costs, unless that is the last price that it has of it. */
export async function recordPrices(trx: Trx, at: string): Promise<void> {
  await sql`
    insert into price_changes (store_id, variant_id, product_id, regular_paise, discounted_paise, at)
    select store_id, id, product_id, ${REGULAR}, ${DISCOUNTED}, ${at} from staging_variants as staged
    where not exists (
      select 1 from price_changes as last where last.store_id = staged.store_id and last.variant_id = staged.id
      and last.regular_paise = ${REGULAR} and last.discounted_paise is not distinct from ${DISCOUNTED}
      and not exists (
        select 1 from price_changes as later where later.store_id = last.store_id
        and later.variant_id = last.variant_id and later.at > last.at))
    on conflict (store_id, variant_id, at) do update
      set regular_paise = excluded.regular_paise, discounted_paise = excluded.discounted_paise`.execute(trx);
}

/** The history of a gone variant goes on as its heir's: another SKU makes no new price. `takesOver` pairs the two. */
export async function inheritPrices(trx: Trx, storeId: string, takesOver: RawBuilder<unknown>): Promise<void> {
  await sql`
    update price_changes set variant_id = staged.id from staging_gone as gone, staging_variants as staged
    where price_changes.store_id = ${storeId} and price_changes.variant_id = gone.id and ${takesOver}`.execute(trx);
}
