import { rebuildFacetCounts } from '#store-api/shop/catalog/rebuild-facet-counts.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

/**
 * Jeans in two colours: M is counted (3 of Indigo), L Indigo is a single piece and costs more. Discounted, featured.
 */
export const JEANS = '7f3a9c21-slim-raw-jeans';
/** No sizes, no variants, no gender, Rs 999.50. */
export const BELT = '1b2c3d4e-woven-belt';
/** Size attribute only, for women. */
export const SHIRT = '9d8e7f6a-khaki-shirt';
/** In the category Men, without a gender. */
export const KURTA = '0a0b0c0d-cotton-kurta';
/** No longer sold. */
export const HIDDEN = 'ffffffff-hidden-shorts';

interface Sketch {
  id: string;
  title: string;
  category: string;
  parent?: string;
  gender?: string;
  regular: number;
  discounted?: number;
  featured?: boolean;
  hidden?: boolean;
  attributes?: { key: string; value: string[] }[];
  variants?: { id: string; size?: string; color?: string; regular?: number; stock?: number }[];
}

const CATALOGUE: Sketch[] = [
  {
    id: JEANS,
    title: 'Slim Raw Jeans',
    category: 'Jeans',
    parent: 'Denim',
    gender: 'men',
    regular: 249900,
    discounted: 199900,
    featured: true,
    attributes: [
      { key: 'Size', value: ['S', 'M', 'L'] },
      { key: 'Color', value: ['Indigo', 'Black'] },
    ],
    variants: [
      { id: 'jeans-s-indigo', size: 'S', color: 'Indigo' },
      { id: 'jeans-m-indigo', size: 'M', color: 'Indigo', stock: 3 },
      { id: 'jeans-m-black', size: 'M', color: 'Black', stock: 0 },
      { id: 'jeans-l-indigo', size: 'L', color: 'Indigo', stock: 1, regular: 259900 },
    ],
  },
  { id: BELT, title: 'Woven Belt', category: 'Accessories', regular: 99950 },
  {
    id: SHIRT,
    title: 'Khaki Shirt',
    category: 'Shirts',
    parent: 'Casual',
    gender: 'women',
    regular: 149900,
    attributes: [{ key: 'sizes', value: ['XS', 'S'] }],
  },
  {
    id: KURTA,
    title: 'Cotton Kurta',
    category: 'Men',
    regular: 89900,
    attributes: [{ key: 'size', value: ['One Size'] }],
  },
  {
    id: HIDDEN,
    title: 'Hidden Shorts',
    category: 'Jeans',
    parent: 'Denim',
    gender: 'men',
    regular: 100,
    featured: true,
    discounted: 50,
    hidden: true,
  },
];

export async function insertProducts(db: Db, storeId: string, catalogue: Sketch[] = CATALOGUE): Promise<void> {
  const at = '2026-11-01T00:00:00.000Z';
  for (const [position, sketch] of catalogue.entries()) {
    const key = (text: string | undefined) => text?.toLowerCase() ?? null;
    const discounted = sketch.discounted ?? null;
    await db
      .insertInto('products')
      .values({
        store_id: storeId,
        id: sketch.id,
        handle: sketch.id.slice(9),
        title: sketch.title,
        description: `About the ${sketch.title}.`,
        category: sketch.category,
        category_key: sketch.category.toLowerCase(),
        parent_category: sketch.parent ?? null,
        parent_key: key(sketch.parent),
        gender_key: sketch.gender ?? null,
        regular_paise: sketch.regular,
        discounted_paise: discounted,
        featured: sketch.featured ? 1 : 0,
        on_sale: discounted === null ? 0 : 1,
        visible: sketch.hidden ? 0 : 1,
        attributes: JSON.stringify(sketch.attributes ?? []),
        position,
        page: null,
        source_hash: '',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await db
      .insertInto('images')
      .values({
        store_id: storeId,
        product_id: sketch.id,
        position: 0,
        picture: JSON.stringify({ url: `/media/${sketch.id}.jpg`, alt: sketch.title }),
      })
      .execute();
    for (const [place, variant] of (sketch.variants ?? []).entries())
      await db
        .insertInto('variants')
        .values({
          store_id: storeId,
          id: variant.id,
          product_id: sketch.id,
          position: place,
          sku: null,
          size: variant.size ?? null,
          color: variant.color ?? null,
          regular_paise: variant.regular ?? sketch.regular,
          discounted_paise: variant.regular ? null : discounted,
          stock: variant.stock ?? null,
        })
        .execute();
  }
  await rebuildFacetCounts(db, storeId);
}
