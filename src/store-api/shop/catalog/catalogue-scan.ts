import { setImmediate } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { engineOf } from '../../base/db/engine.ts';
import { parameters } from '../../base/db/parameters.ts';
import type { Db } from '../../base/db/open-database.ts';
import { wireColumns, type WireRow } from '../../base/db/wire-rows.ts';
import type { ProductAddress, CatalogueRange } from '#backends/embedded-api.ts';

/** Rows in one query. It takes some milliseconds in which the process serves no other request. */
const WHOLE_BATCH = 200;
const ADDRESS_BATCH = 500;

interface SortKey {
  position: number;
  id: string;
}

/**
 * Every visible product with all columns of its answer, in the order of listings. Between two batches the process
 * serves other requests.
 */
export async function* scanProducts(db: Db, storeId: string): AsyncGenerator<WireRow[]> {
  const columns = `products.position, ${wireColumns(engineOf(db))}`;
  yield* keysetScan<WireRow & SortKey>(db, storeId, { columns, batch: WHOLE_BATCH, offset: 0, limit: Infinity });
}

/** The same with only what a sitemap needs. */
export async function* scanAddresses(db: Db, storeId: string, range: CatalogueRange): AsyncGenerator<ProductAddress[]> {
  const url = engineOf(db) === 'sqlite' ? `json_extract(picture, '$.url')` : `picture::json ->> 'url'`;
  const images = `(select string_agg(${url}, ' ' order by position) from images
    where images.store_id = products.store_id and images.product_id = products.id)`;
  const columns = `products.position, products.id, title, updated_at, ${images} as images`;
  for await (const rows of keysetScan<SortKey & { title: string; updated_at: string; images: string | null }>(
    db,
    storeId,
    {
      columns,
      batch: ADDRESS_BATCH,
      ...range,
    },
  ))
    yield rows.map(({ id, title, updated_at, images }) => ({
      id,
      title,
      updatedAt: updated_at,
      images: images ? images.split(' ') : [],
    }));
}

export async function countVisible(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('listing_counts')
    .select((eb) => eb.fn.sum<number | string | null>('products').as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/**
 * `columns` of every visible product, `position` and `id` among them, in the order of listings: by their index, from
 * the last row of the batch before, so that the last batch costs what the first one does.
 */
export async function* keysetScan<Row extends SortKey>(
  db: Db,
  storeId: string,
  { columns, batch, offset, limit }: CatalogueRange & { columns: string; batch: number },
): AsyncGenerator<Row[]> {
  const engine = engineOf(db);
  let after: SortKey | undefined;
  for (let left = limit; left > 0;) {
    const { values, bind } = parameters(engine);
    const conditions = [
      `store_id = ${bind(storeId)}`,
      'visible = 1',
      ...(after ? [`(position, id) > (${bind(after.position)}, ${bind(after.id)})`] : []),
    ];
    const text = `select ${columns} from products where ${conditions.join(' and ')} order by position, id
      limit ${bind(Math.min(batch, left))} offset ${bind(after ? 0 : offset)}`;
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    if (rows.length) yield rows;
    if (rows.length < batch) return;
    left -= rows.length;
    after = rows.at(-1);
    await setImmediate();
  }
}
