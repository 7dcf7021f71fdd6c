import { createHash } from 'node:crypto';
import type { WireImage } from '#contract/product.ts';
import type { MadePicture } from './make-catalogue-pictures.ts';
import type { CatalogueProduct } from './read/catalogue-product.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/** A product of the file beside what the store has. */
export interface PlannedProduct {
  id: string;
  product: CatalogueProduct;
  images: WireImage[];
  hash: string;
  /** The store's hash of it; undefined when it has no such product. */
  known: string | undefined;
  change: 'created' | 'updated' | 'unchanged';
}

/** The changes by each product of the file; `known` has the source hash of each product of the store, by id. */
export function planImport(
  storeId: string,
  products: CatalogueProduct[],
  pictures: ReadonlyMap<string, MadePicture>,
  known: Map<string, string>,
): PlannedProduct[] {
  return products.map((product) => {
    const id = productIdOf(storeId, product.handle);
    const images = product.pictures.flatMap(({ source, alt }, index) => {
      const picture = pictures.get(source)?.[index === 0 ? 'first' : 'other'];
      return picture ? [{ ...picture, alt }] : [];
    });
    const hash = hashOf(product, images);
    const before = known.get(id);
    return {
      id,
      product,
      images,
      hash,
      known: before,
      change: before === undefined ? 'created' : before === hash ? 'unchanged' : 'updated',
    };
  });
}

/**
 * Of everything that an import writes to a product that exists, so not of its stock, nor of where in a file it
 * stands. The 2 is a version: a higher one makes the next import write every product again.
 */
function hashOf({ variants, ...product }: CatalogueProduct, images: WireImage[]): string {
  const hashed = {
    ...product,
    line: undefined,
    formerHandle: undefined,
    pictures: undefined,
    variants: variants.map((variant) => ({ ...variant, stock: undefined, saleLine: undefined })),
  };
  return createHash('sha256')
    .update(JSON.stringify([2, hashed, images]))
    .digest('hex');
}
