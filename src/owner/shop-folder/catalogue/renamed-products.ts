import type { Kysely } from 'kysely';
import type { FolderPlan } from '../plan-folder.ts';
import type { ShopFolder } from '../read-shop-folder.ts';
import { batches } from '../../import/staging-tables.ts';
import { parseRedirects } from '#store-api/shop/catalog/redirects.ts';
import type { Database } from '#store-api/base/db/schema.ts';

/**
 * Lines for redirects.txt, of products that are only called otherwise, as it seems: they go, and one that comes, and no
 * other, has every SKU of theirs. A line that the folder has already is not proposed.
 */
export async function renamedLines(
  db: Kysely<Database>,
  { products, redirects }: Pick<ShopFolder, 'products' | 'redirects'>,
  { storeId, changes, deleted }: Pick<FolderPlan, 'storeId' | 'changes' | 'deleted'>,
): Promise<string[]> {
  const created = new Set(changes.filter(({ change }) => change === 'create').map(({ what }) => what));
  const handlesOf = new Map<string, Set<string>>();
  for (const { handle, variants } of products.filter((one) => created.has(`product ${one.handle}`)))
    for (const { sku } of variants) if (sku !== null) handlesOf.set(sku, (handlesOf.get(sku) ?? new Set()).add(handle));
  if (handlesOf.size === 0) return [];
  const written = new Set(parseRedirects(redirects).map(({ from }) => from));
  const skus = Map.groupBy(await variantsOf(db, storeId, deleted), ({ product_id }) => product_id);
  return deleted.flatMap((id) => {
    const [first = new Set<string>(), ...others] = (skus.get(id) ?? []).map(
      ({ sku }) => handlesOf.get(sku ?? '') ?? new Set<string>(),
    );
    const [handle, ...more] = [...first].filter((one) => others.every((some) => some.has(one)));
    if (handle === undefined || more.length > 0 || written.has(`/product/${id}`)) return [];
    return [`/product/${id} /product/${handle}`];
  });
}

async function variantsOf(db: Kysely<Database>, storeId: string, ids: readonly string[]) {
  const rows: { product_id: string; sku: string | null }[] = [];
  for (const some of batches([...ids]))
    rows.push(
      ...(await db
        .selectFrom('variants')
        .select(['product_id', 'sku'])
        .where('store_id', '=', storeId)
        .where('product_id', 'in', some)
        .execute()),
    );
  return rows;
}
