import { announce } from '../webhooks/announce.ts';
import type { Trx } from '../../base/db/transact.ts';
import { LOW_STOCK } from '#config.ts';

interface TakenStock {
  storeId: string;
  variantId: string;
  left: number | null;
  taken: number;
  at: string;
}

/** Announces that little is left of a variant, when it becomes little by what was just taken, and when it is gone. */
export function announceLow(trx: Trx, { storeId, variantId, left, taken, at }: TakenStock): void {
  if (left === null || (left > 0 && (left > LOW_STOCK || left + taken <= LOW_STOCK))) return;
  announce(trx, { storeId, event: 'stock.low', at, read: () => variantOf(trx, storeId, variantId) });
}

async function variantOf(trx: Trx, storeId: string, variantId: string): Promise<object | undefined> {
  const row = await trx
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.store_id', '=', 'variants.store_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select(['variants.product_id', 'products.title', 'variants.sku', 'variants.size', 'variants.color'])
    .select('variants.stock')
    .where('variants.store_id', '=', storeId)
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { product_id, title, sku, size, color, stock } = row;
  return { variant: { id: product_id, productTitle: title, sku, size, color, left: stock } };
}
