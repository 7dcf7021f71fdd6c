import { createHash } from 'node:crypto';
import { withoutStackedMarks } from '#lib/stacked-marks.ts';

const MAX_HANDLE = 100;

/** The slug of a product: `[a-z0-9-]`, at most 100 characters. A longer text, or one without these, gets a hash. */
export function toHandle(text: string): string {
  const slug = withoutStackedMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return hashedHandle(text);
  return slug.length <= MAX_HANDLE ? slug : `${slug.slice(0, MAX_HANDLE - 9)}-${shortHash(slug)}`;
}

/** A handle that says nothing of the text it is made of. */
export function hashedHandle(text: string): string {
  return `product-${shortHash(text)}`;
}

/** Eight stable characters, a dash, the handle (docs/decisions D25). */
export function productIdOf(storeId: string, handle: string): string {
  return `${shortHash(storeId + handle)}-${handle}`;
}

/** The same for the same key of a product in every import. */
export function variantIdOf(productId: string, key: string): string {
  return createHash('sha256').update(`${productId} ${key}`).digest('hex').slice(0, 16);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
