import type { Kysely } from 'kysely';
import type { CatalogueRows } from './read/catalogue-rows.ts';
import { batches } from './staging-tables.ts';
import { VARIANT_COLUMNS } from '#store-api/base/db/rows/variant-columns.ts';
import { someOf } from '#lib/text/terminal-text.ts';
import { GOODS_COLUMNS } from '#store-api/base/db/rows/goods-columns.ts';
import type { Database, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import { StartError } from '#environment.ts';

const PRODUCT = [
  'id',
  'title',
  'regular_paise',
  'discounted_paise',
  'visible',
  'source_hash',
  ...GOODS_COLUMNS,
] as const;
const VARIANT = ['id', 'product_id', ...VARIANT_COLUMNS] as const;

/**
 * Reads back what was written, after the commit and before success is said (docs/decisions D310).
 * @throws StartError naming the products that are not as they were written
 */
export async function checkWritten(
  db: Kysely<Database>,
  storeId: string,
  { products, variants, images }: CatalogueRows,
): Promise<void> {
  const wrong = new Set<string>();
  const wanted = Map.groupBy(variants, ({ product_id }) => product_id);
  const pictures = Map.groupBy(images, ({ product_id }) => product_id);
  for (const batch of batches(products)) {
    const ids = batch.map(({ id }) => id);
    const there = await db
      .selectFrom('products')
      .select(PRODUCT)
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .execute();
    const rows = await db
      .selectFrom('variants')
      .select(VARIANT)
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .execute();
    const shown = await db
      .selectFrom('images')
      .select(['product_id', 'position', 'picture'])
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute();
    const byId = new Map(there.map((row) => [row.id, row]));
    const own = Map.groupBy(rows, ({ product_id }) => product_id);
    const seen = Map.groupBy(shown, ({ product_id }) => product_id);
    for (const product of batch) {
      const { id, handle } = product;
      const found = byId.get(id);
      const isSame =
        found !== undefined &&
        PRODUCT.every((column) => sameValue<ProductRow>(found, product, column)) &&
        sameVariants(own.get(id) ?? [], wanted.get(id) ?? []) &&
        textsOf(seen.get(id)) === textsOf(pictures.get(id));
      if (!isSame) wrong.add(handle);
    }
  }
  if (wrong.size === 0) return;
  throw new StartError(
    `The shop is not as the file says: ${someOf([...wrong], 10)}. Another import or apply may have changed it \
just now. Look at it, and run this again.`,
  );
}

type Stored = Pick<VariantRow, (typeof VARIANT)[number]>;

function sameVariants(found: readonly Stored[], wanted: readonly Stored[]): boolean {
  const byId = new Map(found.map((row) => [row.id, row]));
  return (
    found.length === wanted.length &&
    wanted.every((row) => {
      const there = byId.get(row.id);
      return there !== undefined && VARIANT.every((column) => sameValue<Stored>(there, row, column));
    })
  );
}

/** PostgreSQL may give a whole number as text. */
function sameValue<Row>(one: Partial<Row>, other: Partial<Row>, column: keyof Row): boolean {
  return String(one[column]) === String(other[column]);
}

function textsOf(rows: readonly { picture: string }[] = []): string {
  return rows.map(({ picture }) => picture).join('\n');
}
