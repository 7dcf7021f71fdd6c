import * as z from 'zod/mini';
import { optionalText } from './lenient.ts';

/** The key of the attribute that has the names of a product's collections. */
export const COLLECTIONS = 'collections';

/**
 * A collection of the store's record (capability `collections`): GET /products reads its `slug` as `collection`.
 * `title` is for search engines, in place of the name.
 */
export const Collection = z.object({
  name: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
  title: z.optional(optionalText),
  description: z.optional(optionalText),
});

export type Collection = z.output<typeof Collection>;
