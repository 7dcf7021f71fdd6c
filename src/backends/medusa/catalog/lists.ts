import * as z from 'zod/mini';
import type { Ask } from '../client.ts';
import { list, optionalFlag, text } from '#contract/lenient.ts';

export interface Named {
  id: string;
  name: string;
  /** Its name in addresses. */
  slug: string;
}

export interface Region {
  /** ISO 4217, in upper case. */
  currency: string;
  /** Two letters in lower case. */
  countries: string[];
  /** Carts have taxes without being asked for them. */
  computesTaxes: boolean;
}

const RegionAnswer = z.object({
  region: z.object({
    currency_code: z.string(),
    countries: list(z.object({ iso_2: z.string() })),
    automatic_taxes: z.optional(optionalFlag),
  }),
});

export async function readRegion(ask: Ask, id: string): Promise<Region> {
  const { region } = await ask(`/store/regions/${encodeURIComponent(id)}`, RegionAnswer);
  return {
    currency: region.currency_code.toUpperCase(),
    countries: region.countries.map(({ iso_2 }) => iso_2),
    computesTaxes: region.automatic_taxes !== false,
  };
}

const Collections = z.object({ collections: list(z.object({ id: z.string(), title: text, handle: text })) });

export async function readCollections(ask: Ask): Promise<Named[]> {
  const query = { limit: 200, fields: 'id,title,handle' };
  const { collections } = await ask('/store/collections', Collections, { query });
  return collections.map(({ id, title, handle }) => ({ id, name: title, slug: handle }));
}

const Tags = z.object({ product_tags: list(z.object({ id: z.string(), value: text })) });

/** The tag whose products the store features. */
export const FEATURED = 'featured';

export async function readFeaturedTags(ask: Ask): Promise<string[]> {
  const { product_tags: tags } = await ask('/store/product-tags', Tags, { query: { value: FEATURED } });
  return tags.filter(({ value }) => value.toLowerCase() === FEATURED).map(({ id }) => id);
}
