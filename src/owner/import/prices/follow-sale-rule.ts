import { type Kysely, sql } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { type SaleRule, saleRuleOf } from '#store-api/shop/stores/sale-rule.ts';

/** The rule that a store's record asks for, and the one by which its catalogue shows sales. */
export async function saleRules(db: Kysely<Database>, storeId: string): Promise<{ asked: SaleRule; shown: string }> {
  const store = await db
    .selectFrom('stores')
    .select(['info', 'sale_rule'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  const info = JSON.parse(store?.info ?? '{}') as Record<string, unknown>;
  return { asked: saleRuleOf(info), shown: store?.sale_rule ?? 'stated' };
}

const PRICE = sql`coalesce(discounted_paise, regular_paise)`;
const STATED = sql`coalesce(compare_paise, regular_paise)`;
const BEFORE = sql`coalesce(reference_paise, prior_paise)`;
const IS_REDUCED = sql`coalesce(${BEFORE} > ${PRICE}, false)`;
const IS_SALE = sql`(compare_paise is not null or discounted_paise is not null)`;

/** Shows every sale of a store by another rule, of variants and of the products whose cheapest they are. */
export async function followSaleRule(trx: Trx, storeId: string, rule: SaleRule, at: string): Promise<void> {
  await (rule === 'stated'
    ? sql`update variants set regular_paise = compare_paise, discounted_paise = ${PRICE}, compare_paise = null
        where store_id = ${storeId} and compare_paise is not null`.execute(trx)
    : sql`update variants set
          regular_paise = case when ${IS_REDUCED} then ${BEFORE} else ${PRICE} end,
          discounted_paise = case when ${IS_REDUCED} then ${PRICE} end,
          compare_paise = case when ${IS_REDUCED} and ${BEFORE} = ${STATED} then null else ${STATED} end
        where store_id = ${storeId} and ${IS_SALE}`.execute(trx));
  await sql`
    update products set regular_paise = cheapest.regular_paise, discounted_paise = cheapest.discounted_paise,
      on_sale = case when cheapest.discounted_paise is null then 0 else 1 end, updated_at = ${at}
    from (
      select product_id, regular_paise, discounted_paise,
        row_number() over (partition by product_id order by ${PRICE}, position, id) as place
      from variants where store_id = ${storeId}) as cheapest
    where products.store_id = ${storeId} and products.id = cheapest.product_id and cheapest.place = 1
      and (products.regular_paise, products.discounted_paise)
        is distinct from (cheapest.regular_paise, cheapest.discounted_paise)`.execute(trx);
  await trx.updateTable('stores').set({ sale_rule: rule }).where('id', '=', storeId).execute();
}
