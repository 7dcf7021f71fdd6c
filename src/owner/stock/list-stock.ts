import type { Db } from '#store-api/base/db/open-database.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { findVariant } from './find-variant.ts';
import { CANCELLED } from '#contract/order-status.ts';

export interface StockFilter {
  storeId: string;
  /** Only counted variants with at most so many left. */
  low?: number | undefined;
  json?: boolean | undefined;
}

/** Lines for the owner: the stock of each variant, the lowest first, those that are not counted last. */
export async function listStock(db: Db, { storeId, low, json }: StockFilter): Promise<string[]> {
  const all = db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select([
      'variant.id',
      'variant.product_id',
      'variant.sku',
      'variant.stock',
      'product.title',
      'variant.size',
      'variant.color',
    ])
    .where('variant.store_id', '=', storeId);
  const rows = await (low === undefined ? all : all.where('variant.stock', '<=', low))
    .orderBy((eb) => eb.case().when('variant.stock', 'is', null).then(1).else(0).end())
    .orderBy('variant.stock')
    .orderBy('product.position')
    .orderBy('variant.position')
    .execute();
  const variants = rows.map((row) => ({
    sku: row.sku,
    variantId: row.id,
    productId: row.product_id,
    name: lineName(row),
    stock: row.stock,
  }));
  if (json) return [escaped(JSON.stringify(variants, null, 2))];
  if (variants.length === 0) return [low === undefined ? 'There are no variants.' : 'Nothing is that low.'];
  return variants.map(({ sku, variantId, name, stock }) =>
    [(stock === null ? 'not counted' : String(stock)).padStart(11), stripped(sku ?? variantId), stripped(name)].join(
      '  ',
    ),
  );
}

interface Entry {
  at: string;
  /** The order among entries of the same time. */
  order: number;
  text: string;
  change: { before: number | null; after: number | null; cause: string } | { by: number; cause: string };
}

/**
 * Every recorded change of one variant's stock, newest first: what the owner and imports set, what orders took and
 * returned. @throws StartError for an unknown SKU
 */
export async function stockHistory(
  db: Db,
  { storeId, sku, json = false }: { storeId: string; sku: string; json?: boolean | undefined },
): Promise<string[]> {
  const variant = await findVariant(db, storeId, sku);
  const set = await db
    .selectFrom('stock_changes')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('variant_id', '=', variant.id)
    .orderBy('seq')
    .execute();
  const moves = await db
    .selectFrom('order_items as item')
    .innerJoin('order_events as event', (join) =>
      join.onRef('event.store_id', '=', 'item.store_id').onRef('event.order_id', '=', 'item.order_id'),
    )
    .select(['event.order_id', 'event.at', 'event.status', 'item.quantity', 'item.taken'])
    .where('item.store_id', '=', storeId)
    .where('item.variant_id', '=', variant.id)
    .where((eb) =>
      eb.or([
        eb('event.position', '=', 0),
        eb.and([
          eb('event.status', '=', CANCELLED),
          eb.not(
            eb.exists(
              eb
                .selectFrom('order_events as earlier')
                .select('earlier.position')
                .whereRef('earlier.store_id', '=', 'event.store_id')
                .whereRef('earlier.order_id', '=', 'event.order_id')
                .whereRef('earlier.position', '<', 'event.position')
                .where('earlier.status', '=', CANCELLED),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  const entries: Entry[] = [
    ...set.map(({ at, seq, stock_before, stock_after, cause }) => ({
      at,
      order: seq,
      change: { before: stock_before, after: stock_after, cause },
      text: `${figure(stock_before)} -> ${figure(stock_after)}  ${stripped(cause)}`,
    })),
    ...moves.flatMap(({ at, status, quantity, taken, order_id }) => {
      // Orders from before migration 0010 have no record of what they took.
      const moved = (taken ?? quantity) * (status === CANCELLED ? 1 : -1);
      const cause = `${status === CANCELLED ? 'cancelled' : 'ordered'}: ${order_id}`;
      return moved === 0
        ? []
        : [{ at, order: 0, change: { by: moved, cause }, text: `${moved > 0 ? '+' : ''}${moved}  ${cause}` }];
    }),
  ];
  entries.sort((one, other) => (one.at === other.at ? other.order - one.order : one.at < other.at ? 1 : -1));
  if (json)
    return [
      escaped(
        JSON.stringify(
          entries.map(({ at, change }) => ({ at, ...change })),
          null,
          2,
        ),
      ),
    ];
  if (entries.length === 0) return ['Nothing is known of its stock before now.'];
  return entries.map(({ at, text }) => `${at.slice(0, 16).replace('T', ' ')}  ${text}`);
}

function figure(stock: number | null): string {
  return stock === null ? 'not counted' : String(stock);
}
