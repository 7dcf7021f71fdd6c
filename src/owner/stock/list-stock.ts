import { figureText } from './figure-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

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
    [figureText(stock).padStart(11), stripped(sku ?? variantId), stripped(name)].join('  '),
  );
}
