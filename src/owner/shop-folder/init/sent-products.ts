import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { Catalogue } from '../../import/read/read-catalogue.ts';

/** All products but gift cards and the like, which need no category of their own: they are not shown. */
export function sentOf({ products, findings: { notSent } }: Catalogue): CatalogueProduct[] {
  const hidden = new Set(notSent.map(({ handle }) => handle));
  return products.filter(({ handle }) => !hidden.has(handle));
}
