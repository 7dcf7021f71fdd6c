import { type Answer, ok, refuse } from '../answer.ts';
import { findProducts, listProducts, type ProductParts } from '../db/products.ts';
import { toRupees } from '../rules/order-total.ts';
import { readFilter } from '../rules/product-filter.ts';
import type { Visit } from '../shop.ts';
import { MAX_SEARCH } from '#config.ts';
import type { WireAttribute, WireImage } from '#contract/product.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/** GET /products: one page, with the total twice since both readings exist (spec sections 3, 7). 400 for a search of more than 100 characters. */
export async function products({ shop, store, query }: Visit & { query: URLSearchParams }): Promise<Answer> {
  if ((query.get('search') ?? '').trim().length > MAX_SEARCH) {
    const tooLong = `Search for at most ${MAX_SEARCH} characters.`;
    return refuse(400, 'invalid', tooLong, { fields: { search: tooLong } });
  }
  const filter = readFilter(query);
  const { total, products: found } = await listProducts(shop.db, store.id, filter);
  const { page, limit } = filter;
  return { ...ok({ data: found.map(toWireProduct), count: total, pagination: { page, limit, total } }), headers: PUBLIC };
}

/** GET /products/{id}: 404 also for a hidden product. */
export async function product({ shop, store, id }: Visit & { id: string }): Promise<Answer> {
  const [found] = await findProducts(shop.db, store.id, [id]);
  return found ? { ...ok(toWireProduct(found)), headers: PUBLIC } : refuse(404, 'not-found', 'Product not found');
}

/** A product as received (spec section 3): rupees, and null where there is no discount. How many are left is not told. */
function toWireProduct({ product: row, images: pictures, variants }: ProductParts) {
  const images = pictures.map(({ picture }) => JSON.parse(picture) as WireImage);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imgUrl: images[0]?.url ?? null,
    category: row.category,
    parentCategory: row.parent_category,
    ...prices(row),
    createdAt: row.created_at,
    images,
    attributes: JSON.parse(row.attributes) as WireAttribute[],
    variants: variants.map((variant) => ({
      size: variant.size,
      color: variant.color,
      sku: variant.sku,
      ...prices(variant),
      available: variant.stock === null || variant.stock > 0,
    })),
  };
}

function prices({ regular_paise, discounted_paise }: { regular_paise: number; discounted_paise: number | null }) {
  return { regularPrice: toRupees(regular_paise), discountedPrice: discounted_paise === null ? null : toRupees(discounted_paise) };
}
