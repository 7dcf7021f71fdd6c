import { type Kysely, type RawBuilder, sql } from 'kysely';
import { GOODS_COLUMNS } from '#store-api/base/db/rows/goods-columns.ts';
import type { ImageRow, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { lockReturning, rememberDeparting } from '#store-api/shop/stock/departed-variants.ts';
import { inheritPrices, recordPrices } from './prices/price-history.ts';
import { batches, type StagingDatabase } from './staging-tables.ts';
import { VARIANT_COLUMNS } from '#store-api/base/db/rows/variant-columns.ts';

const IS_NEW = sql`not exists (
  select 1 from variants as there where there.store_id = staged.store_id and there.id = staged.id)`;
const HAS_DEPARTED = sql`exists (
  select 1 from departed_variants as departed where departed.store_id = staged.store_id and departed.id = staged.id)`;

type Columns<Row> = readonly (keyof Row & string)[];

/** Columns that an import updates in a product and in a variant that exist. Position, creation time and stock stay. */
const PRODUCT: Columns<ProductRow> = [
  'handle',
  'title',
  'description',
  'page',
  'category',
  'category_key',
  'parent_category',
  'parent_key',
  'gender_key',
  'regular_paise',
  'discounted_paise',
  'featured',
  'on_sale',
  'visible',
  'attributes',
  ...GOODS_COLUMNS,
  'source_hash',
  'updated_at',
];
const MERGED_VARIANT: Columns<VariantRow> = ['product_id', ...VARIANT_COLUMNS];
const NEW_VARIANT: Columns<VariantRow> = ['store_id', 'id', ...MERGED_VARIANT, 'stock'];
const IMAGE: Columns<ImageRow> = ['store_id', 'product_id', 'position', 'picture'];

/** Whether every product is still as the plan found it. If not, another import was faster. */
export async function isAsPlanned(trx: Trx, storeId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from staging_known as known left join products on products.store_id = ${storeId} and products.id = known.id
    where products.source_hash is distinct from known.source_hash limit 1`.execute(trx);
  return rows.length === 0;
}

/**
 * Makes the catalogue equal to the staging tables. The statements run inside the database and write only rows that
 * differ, so that the write lock is held for a short time. The stock of variants that exist stays (docs/decisions D28).
 */
export async function mergeStagingTables(trx: Trx, storeId: string, at: string): Promise<void> {
  await mergeProducts(trx, storeId);
  await deleteVariants(trx, storeId);
  await followMoved(trx, storeId);
  await recordPrices(trx, at);
  await sql`
    update variants set ${copied(MERGED_VARIANT)} from staging_variants as staged
    where variants.store_id = staged.store_id and variants.id = staged.id
    and (${differing('variants', MERGED_VARIANT)})`.execute(trx);
  await sql`
    insert into stock_changes (store_id, variant_id, product_id, sku, stock_before, stock_after, cause, at)
    select store_id, id, product_id, sku, null, stock,
      case when ${HAS_DEPARTED} then 'back in an import' else 'new in an import' end, ${at}
    from staging_variants as staged where stock is not null and ${IS_NEW}`.execute(trx);
  await sql`
    insert into variants (${names(NEW_VARIANT)}) select ${names(NEW_VARIANT)}
    from staging_variants as staged where ${IS_NEW}`.execute(trx);
  await sql`
    delete from departed_variants where store_id = ${storeId} and id in (select id from staging_variants)`.execute(trx);
  await mergeImages(trx, storeId);
}

/** New products get positions after those that exist, in the order of the file. */
async function mergeProducts(trx: Trx, storeId: string): Promise<void> {
  await sql`
    update products set ${copied(PRODUCT)} from staging_products as staged
    where products.store_id = staged.store_id and products.id = staged.id`.execute(trx);
  const last = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  await sql`
    insert into products (store_id, id, created_at, position, ${names(PRODUCT)})
    select store_id, id, created_at, position + ${sql.lit(last?.position ?? 0)}, ${names(PRODUCT)}
    from staging_products as staged where not exists (
      select 1 from products as there where there.store_id = staged.store_id and there.id = staged.id)`.execute(trx);
}

/**
 * A variant's id is made from its SKU. One of the same size and colour with another SKU now keeps its stock, and its
 * orders' pieces with it; what leaves is remembered, and what comes back has the stock with which it left.
 */
async function deleteVariants(trx: Trx, storeId: string): Promise<void> {
  await lockReturning(trx, storeId, sql`id in (select id from staging_variants)`);
  await sql`
    update staging_variants set stock = departed.stock from departed_variants as departed
    where departed.store_id = staging_variants.store_id and departed.id = staging_variants.id`.execute(trx);
  const leaves = sql`product_id in (select id from staging_products)
    and not exists (select 1 from staging_variants as staged where staged.id = variants.id)`;
  await rememberDeparting(trx, storeId, leaves);
  const { rows } = await sql<StagingDatabase['staging_gone']>`
    delete from variants where store_id = ${storeId} and ${leaves}
    returning id, product_id, sku, size, color, stock`.execute(trx);
  if (rows.length === 0) return;
  for (const values of batches(rows))
    await (trx as unknown as Kysely<StagingDatabase>).insertInto('staging_gone').values(values).execute();
  const takesOver = sql`gone.product_id = staged.product_id
    and gone.size is not distinct from staged.size and gone.color is not distinct from staged.color
    and ${IS_NEW} and not ${HAS_DEPARTED}`;
  await sql`
    update staging_variants as staged set stock = gone.stock from staging_gone as gone where ${takesOver}`.execute(trx);
  await inheritPrices(trx, storeId, takesOver);
  await sql`
    delete from departed_variants where store_id = ${storeId} and id in (
      select gone.id from staging_gone as gone, staging_variants as staged where ${takesOver})`.execute(trx);
  // What was bought stays told: the SKU of a line from before migration 0018 was the one that its variant had.
  await sql`
    with heir as materialized (select gone.id as old_id, gone.sku as old_sku, staged.id
      from staging_gone as gone, staging_variants as staged where ${takesOver})
    update order_items set variant_id = heir.id, sku = coalesce(order_items.sku, heir.old_sku) from heir
    where order_items.store_id = ${storeId} and order_items.variant_id = heir.old_id`.execute(trx);
  // What is sent in exchange, what is held for it, and what pieces of orders did to the stock.
  for (const [table, which] of [
    ['order_pieces', sql`true`],
    ['return_pieces', sql`true`],
    ['stock_changes', sql`piece.order_id is not null`],
  ] as const)
    await sql`
      with heir as materialized (select gone.id as old_id, staged.id
        from staging_gone as gone, staging_variants as staged where ${takesOver})
      update ${sql.table(table)} as piece set variant_id = heir.id from heir
      where piece.store_id = ${storeId} and piece.variant_id = heir.old_id and ${which}`.execute(trx);
}

/**
 * What names the product of a variant follows it to the one that takes it over (stored-variants.ts): the lines of
 * orders, of which a size is exchanged, histories, and who waits for it.
 */
async function followMoved(trx: Trx, storeId: string): Promise<void> {
  const moves = sql`variants.store_id = ${storeId} and variants.id = staged.id
    and variants.product_id <> staged.product_id`;
  // Locked first, as orders do.
  const { numAffectedRows = 0n } = await sql`
    update variants set stock = variants.stock from staging_variants as staged where ${moves}`.execute(trx);
  if (numAffectedRows === 0n) return;
  for (const table of ['order_items', 'stock_changes', 'price_changes'])
    await sql`
      update ${sql.table(table)} as follower set product_id = staged.product_id
      from variants, staging_variants as staged where ${moves}
      and follower.store_id = variants.store_id and follower.variant_id = variants.id`.execute(trx);
  const waits = sql`request.store_id = variants.store_id and request.product_id = variants.product_id
    and (request.size = '' or request.size = variants.size) and (request.color = '' or request.color = variants.color)`;
  await sql`
    insert into stock_requests (store_id, product_id, size, color, email, origin, created_at)
    select distinct request.store_id, staged.product_id, request.size, request.color, request.email, request.origin,
      request.created_at
    from stock_requests as request, variants, staging_variants as staged where ${moves} and ${waits}
    on conflict do nothing`.execute(trx);
}

async function mergeImages(trx: Trx, storeId: string): Promise<void> {
  const same = sql`images.store_id = staged.store_id and images.product_id = staged.product_id
    and images.position = staged.position`;
  await sql`
    delete from images where store_id = ${storeId} and product_id in (select id from staging_products)
    and not exists (select 1 from staging_images as staged where ${same} and staged.picture = images.picture)`.execute(
    trx,
  );
  await sql`
    insert into images (${names(IMAGE)}) select ${names(IMAGE)} from staging_images as staged
    where not exists (select 1 from images where ${same})`.execute(trx);
}

function names(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((name) => sql.id(name)));
}

function copied(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((name) => sql`${sql.id(name)} = ${sql.id('staged', name)}`));
}

function differing(table: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((name) => sql`${sql.id(table, name)} is distinct from ${sql.id('staged', name)}`),
    sql` or `,
  );
}
