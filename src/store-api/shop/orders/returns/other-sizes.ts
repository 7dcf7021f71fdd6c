import { findProducts, type SoldParts, type SoldVariant } from '../../catalog/product-rows.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { OrderItemRow } from '../../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';

type Item = Pick<OrderItemRow, 'product_id' | 'variant_id' | 'size' | 'color'>;
type Piece = Pick<PieceRow, 'variant_id' | 'size'>;

/** What is sold of products now, by their ids. */
export type Sold = ReadonlyMap<string, SoldParts>;

export async function soldNow(db: Db, storeId: string, items: readonly Item[]): Promise<Sold> {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  return new Map((await findProducts(db, storeId, ids)).map((parts) => [parts.product.id, parts]));
}

/** The choices of a product that are a piece of a line in another size, whether there are any left or not. */
export function otherSizes(sold: Sold, item: Item, piece: Piece): SoldVariant[] {
  const variants = sold.get(item.product_id)?.variants ?? [];
  const own = variants.find(({ id }) => id === (piece.variant_id ?? item.variant_id));
  const { size, color } = own ?? { size: piece.size ?? item.size, color: item.color };
  return variants.filter((one) => one.size !== null && one.size !== size && one.color === color);
}

export function isLeft({ stock }: SoldVariant): boolean {
  return stock === null || stock > 0;
}
