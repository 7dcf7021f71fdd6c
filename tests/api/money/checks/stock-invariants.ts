import { stockHistory } from '#owner/stock/stock-history.ts';
import type { World } from '../world.ts';

/**
 * Variants whose stock is not what there was, less what orders that are alive took since the owner counted, plus what
 * exports added, in sentences.
 */
export function brokenStock(
  world: Pick<World, 'variants' | 'counted' | 'folder'>,
  variants: readonly { id: string; stock: number | null }[],
  { soldOf }: { soldOf: (variantId: string) => number },
): string[] {
  const wrong: string[] = [];
  if (variants.length !== world.variants.length) wrong.push('a variant has not come back');
  for (const { id, stock } of variants) {
    const counted = world.counted.get(id);
    if (!counted) {
      if (stock !== null) wrong.push(`stock of ${id} is ${stock}, and nobody counts it`);
      continue;
    }
    const sold = soldOf(id);
    const added = id === world.variants[0]?.id ? world.folder.added() : 0;
    if (stock !== null && stock < 0) wrong.push(`stock of ${id} is ${stock}`);
    if (stock !== counted.stock - sold + added)
      wrong.push(`stock of ${id} is ${stock}, not ${counted.stock} - ${sold} + ${added}`);
  }
  return wrong;
}

/** Variants of whose history the moves of orders do not add up to what those hold of the stock. */
export async function brokenStockHistories(
  { db, storeId, counted }: Pick<World, 'db' | 'storeId' | 'counted'>,
  variants: readonly { id: string }[],
  { soldOf }: { soldOf: (variantId: string) => number },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id } of variants.filter((variant) => counted.has(variant.id))) {
    const told = JSON.parse((await stockHistory(db, { storeId, sku: id, json: true })).join('\n')) as { by?: number }[];
    const sum = told.reduce((all, { by = 0 }) => all + by, 0);
    if (sum !== -soldOf(id)) wrong.push(`the history of ${id} adds up to ${sum}, and its orders hold ${soldOf(id)}`);
  }
  return wrong;
}
