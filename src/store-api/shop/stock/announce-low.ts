import { announce } from '../webhooks/announce.ts';
import type { Trx } from '../../base/db/transact.ts';
import { readSettings } from '../stores/store-settings.ts';
import { LOW_STOCK, MAX_LOW_STOCK } from '#config.ts';

interface TakenStock {
  storeId: string;
  variantId: string;
  left: number | null;
  taken: number;
  at: string;
}

/** Announces that little is left of a variant, when it becomes little by what was just taken, and when it is gone. */
export function announceLow(trx: Trx, { at, ...stock }: TakenStock): void {
  if (stock.left === null || stock.left > MAX_LOW_STOCK) return;
  announce(trx, { storeId: stock.storeId, event: 'stock.low', at, read: () => lowVariant(trx, stock) });
}

async function lowVariant(
  trx: Trx,
  { storeId, variantId, left, taken }: Omit<TakenStock, 'at'>,
): Promise<object | undefined> {
  const row = await trx
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.store_id', '=', 'variants.store_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select(['variants.product_id', 'products.title', 'variants.sku', 'variants.size', 'variants.color'])
    .innerJoin('stores', 'stores.id', 'variants.store_id')
    .select(['variants.stock', 'stores.settings'])
    .where('variants.store_id', '=', storeId)
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { lowStock = LOW_STOCK } = readSettings(row.settings);
  if (left !== null && left > 0 && (left > lowStock || left + taken <= lowStock)) return undefined;
  const { product_id, title, sku, size, color, stock } = row;
  return { variant: { id: product_id, productTitle: title, sku, size, color, left: stock } };
}
