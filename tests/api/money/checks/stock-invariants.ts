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
