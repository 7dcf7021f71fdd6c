import type { Product } from './product.ts';
import * as text from './text.ts';
import { MAX_SPECIFICATIONS } from '#config.ts';

/** Attributes with a place of their own on the page, or that only steer the shop: no details of a product. */
const NOT_SPECIFICATIONS = [
  'size',
  'sizes',
  'color',
  'colors',
  'colour',
  'colours',
  'featured',
  'collections',
  'tags',
  'gtin',
  'gender',
  'age_group',
];

/** The key by which the importer and foreign backends name who made a product. */
const BRAND = 'brand';

type Specified = Pick<Product, 'attributes' | 'category' | 'parentCategory' | 'sizes' | 'colors'>;

interface Specification {
  key: string;
  /** The shop's own word: the key is none of the store's. */
  isOurs?: boolean;
  value: string;
}

/**
 * At most ten, none whose key contains 'phone', and none that repeats what is chosen, or the place of the product in
 * the shop (docs/behaviour.md 5.specifications).
 */
export function specificationsOf(product: Specified): Specification[] {
  const places = [product.category, product.parentCategory];
  const choices = choicesOf(product);
  return product.attributes
    .filter(
      ({ key, value }) => !/phone/i.test(key) && !NOT_SPECIFICATIONS.includes(key.toLowerCase()) && value.length > 0,
    )
    .filter(({ key, value }) => !isPlace(key, value, places) && !choices.has(asSet(value)))
    .slice(0, MAX_SPECIFICATIONS)
    .map(({ key, value, metricUnit }) => ({
      ...(key === BRAND ? { key: text.brand, isOurs: true } : { key: titled(key) }),
      value: value.join(', ') + (metricUnit ? ` ${metricUnit}` : ''),
    }));
}

/** "Type: Shirts" of a shirt. */
function isPlace(key: string, value: readonly string[], places: readonly string[]): boolean {
  const isType = /^(product[ _-]?)?(type|category|typ|tipo)$/i.test(key.trim());
  return isType && value.every((one) => places.some((place) => place.toLowerCase() === one.trim().toLowerCase()));
}

/**
 * What a shopper chooses among, each part of a size such as "M / Slim" by itself. An option by another name than size
 * ("Größe", "Fit") comes as an attribute as well. Where there is one value, it is nothing to choose.
 */
function choicesOf({ sizes, colors }: Specified): Set<string> {
  const parts = sizes.map((size) => size.split(' / '));
  const columns = parts[0]?.map((_, index) => parts.map((of) => of[index] ?? '')) ?? [];
  return new Set([sizes, colors, ...columns].filter((values) => new Set(values).size > 1).map(asSet));
}

function asSet(values: readonly string[]): string {
  return JSON.stringify([...new Set(values.map((one) => one.trim().toLowerCase()))].sort());
}

function titled(key: string): string {
  const spaced = key.replace(/_/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
