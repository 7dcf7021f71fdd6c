import { sql } from 'kysely';
import { hashOfAddress } from './picture-file.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { WireImage } from '#contract/product.ts';

/** The pictures of a store's record. */
interface StorePictures {
  heroPicture?: WireImage;
  heroPictureTall?: WireImage;
  promoPicture?: WireImage;
  categoryPictures?: Record<string, WireImage>;
}

/** Rows of pictures that are read at once. */
const BATCH = 200;

const FIRST_OF_FEATURED = sql`position = 0 and exists (
  select 1 from products where products.store_id = images.store_id and products.id = images.product_id
  and products.featured = 1)`;
const FIRST = sql`position = 0`;
const OTHERS = sql`position > 0`;

/**
 * The hashes of every picture of all stores, those first that are seen first: home page and categories, then the first
 * picture of featured products, of all products, then the others. Some come twice.
 */
export async function* picturesByPriority(db: Db): AsyncGenerator<string, undefined> {
  for (const { info } of await db.selectFrom('stores').select('info').execute())
    yield* hashesOf(storePictures(JSON.parse(info) as StorePictures));
  for (const which of [FIRST_OF_FEATURED, FIRST, OTHERS]) {
    let after = { store_id: '', product_id: '', position: -1 };
    for (;;) {
      const { rows } = await sql<typeof after & { picture: string }>`
        select store_id, product_id, position, picture from images
        where (store_id, product_id, position) > (${after.store_id}, ${after.product_id}, ${after.position})
        and ${which} order by store_id, product_id, position limit ${sql.lit(BATCH)}`.execute(db);
      yield* hashesOf(rows.map(({ picture }) => JSON.parse(picture) as WireImage));
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last;
    }
  }
}

/** How many pictures products have. */
export async function countPictures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function storePictures({ heroPicture, heroPictureTall, promoPicture, categoryPictures }: StorePictures) {
  return [heroPicture, heroPictureTall, promoPicture, ...Object.values(categoryPictures ?? {})].filter(
    (picture) => picture !== undefined,
  );
}

/** Pictures of other hosts have none. */
function hashesOf(pictures: WireImage[]): string[] {
  return pictures.flatMap(({ url }) => hashOfAddress(url) ?? []);
}
