import { createHash } from 'node:crypto';
import { type Product, referenceOf } from '#catalog/product.ts';
import { priceOf } from '#catalog/price/price-of.ts';
import { isAvailable } from '#catalog/variant.ts';
import type { WireVariant } from '#contract/product.ts';
import { withQuery } from '#lib/urls.ts';
import { productPath } from '#lib/product-path.ts';

/** An item that can be bought at an address of its own: a product, or a size and colour of it. */
export interface Item {
  /** One id in structured data and in feeds, at most 50 characters. */
  id: string;
  name: string;
  path: string;
  size: string | undefined;
  color: string | undefined;
  price: number;
  originalPrice: number | undefined;
  available: boolean;
  /** Of one piece. */
  weightGrams: number | undefined;
}

const MAX_ID = 50;
const MAX_VARIANTS = 200;

/** The choices of a product that has several; none of one that has none, and of what cannot be told apart the first. */
export function variantItems(product: Product): Item[] {
  const apart = new Map(
    product.variants.map((variant) => [JSON.stringify([variant.size, variant.color]), variant] as const).reverse(),
  );
  const variants = [...apart.values()].reverse().slice(0, MAX_VARIANTS);
  if (variants.length < 2) return [];
  const skus = new Set(variants.map(({ sku }) => sku));
  return variants.map((variant) => variantItem(product, variant, skus.size === variants.length));
}

/** The product where it is sold as one thing. */
export function wholeItem(product: Product): Item {
  const { id, name, price, originalPrice, sizes, colors } = product;
  const [variant] = product.variants;
  return {
    id: variant?.sku && variant.sku.length <= MAX_ID ? variant.sku : groupId(product),
    name,
    path: productPath(id),
    size: variant?.size ?? (sizes.join('/') || undefined),
    color: variant?.color ?? (colors.slice(0, 3).join('/') || toldColor(product)),
    price,
    originalPrice,
    available: isAvailable(product, { size: '', color: '' }),
    weightGrams: variant?.weightGrams,
  };
}

/** What is none to choose the importer calls "Color(s)" (docs/decisions D719). */
function toldColor({ attributes }: Product): string | undefined {
  const told = attributes.filter(({ key }) => /^colou?r\(s\)$/i.test(key)).flatMap(({ value }) => value);
  return told.slice(0, 3).join('/') || undefined;
}

/** The id that all choices of a product share. */
export function groupId({ id }: Pick<Product, 'id'>): string {
  return id.length <= MAX_ID ? id : `${referenceOf({ id })}-${hash(id)}`;
}

function variantItem(product: Product, variant: WireVariant, skusAreOwn: boolean): Item {
  const { size, color, sku, available, weightGrams } = variant;
  const words = [color, size].filter(Boolean).join(', ');
  return {
    id: skusAreOwn && sku && sku.length <= MAX_ID ? sku : `${referenceOf(product)}-${hash(product.id, size, color)}`,
    name: words ? `${product.name}, ${words}` : product.name,
    path: withQuery(productPath(product.id), { color, size }),
    size,
    color: color ?? toldColor(product),
    ...priceOf(product, { size: size ?? '', color: color ?? '' }),
    available,
    weightGrams,
  };
}

function hash(...parts: (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
