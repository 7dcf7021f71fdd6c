import type { Ask } from './client.ts';
import { cached } from './cached.ts';
import { readCategories, type Category } from './catalog/categories.ts';
import { type Named, readCollections, readFeaturedTags, readRegion, type Region } from './catalog/lists.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** One Medusa, and what is asked of it again and again. */
export interface Medusa {
  ask: Ask;
  settings: MedusaSettings;
  region: () => Promise<Region>;
  /** Active ones, parents before children, in the engine's order. */
  categories: () => Promise<Category[]>;
  collections: () => Promise<Named[]>;
  /** The ids of the tag `featured`. */
  featuredTags: () => Promise<string[]>;
}

export interface MedusaSettings {
  regionId: string;
  /** Two letters in lower case; without one, the region's first country. */
  country: string | undefined;
  shippingOption: string | undefined;
  paymentProvider: string;
  store: WireStoreInfo;
}

/** How long what rarely changes is kept. */
const KEEP_MS = 60_000;

export function openMedusa(ask: Ask, settings: MedusaSettings): Medusa {
  return {
    ask,
    settings,
    region: cached(KEEP_MS, () => readRegion(ask, settings.regionId)),
    categories: cached(KEEP_MS, () => readCategories(ask)),
    collections: cached(KEEP_MS, () => readCollections(ask)),
    featuredTags: cached(KEEP_MS, () => readFeaturedTags(ask)),
  };
}

/** Where orders go, and by which country's taxes prices are computed. */
export async function countryOf({ settings, region }: Medusa): Promise<string | undefined> {
  return settings.country ?? (await region()).countries[0];
}
