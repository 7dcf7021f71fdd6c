import { handle } from '../../adapter/handler.ts';
import { countryOf, type Medusa } from '../medusa.ts';
import { PUBLIC } from './catalog.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import { storeInfoOnServer } from '#contract/endpoints/catalog/store-info.ts';

/**
 * GET /storeInfo: currency, categories and collections are the engine's, everything else the store file's. What both
 * know of a category goes together, the file first.
 */
export function storeInfoHandler(medusa: Medusa, capabilities: () => string[]) {
  return handle(storeInfoOnServer, async () => {
    const { store } = medusa.settings;
    const country = await countryOf(medusa);
    const told: Record<string, CategoryDetails> = store.categoryDetails ?? {};
    const [{ currency }, all, collections] = await Promise.all([
      medusa.region(),
      medusa.categories(),
      medusa.collections(),
    ]);
    const roots = all.filter(({ depth }) => depth === 0);
    const details = roots.map((root) => [
      root.name,
      {
        slug: root.slug,
        description: root.description,
        types: all.filter((one) => one.root === root && one.depth > 0).map(({ name }) => name),
        ...told[root.name],
      },
    ]);
    const body = {
      // The manual provider takes no cards: marks of payment brands are the file's alone.
      paymentBrands: [],
      // An address is India's unless a store says what it looks like where it is.
      ...(country !== 'in' && { address: {} }),
      ...store,
      terms: { ...(country && { country: country.toUpperCase() }), ...store.terms },
      currency,
      categories: roots.map(({ name }) => name),
      categoryDetails: Object.fromEntries(details) as Record<string, CategoryDetails>,
      collections: collections.map(({ name, slug }) => ({ name, slug })),
      capabilities: capabilities(),
    };
    return { status: 200, body, headers: PUBLIC };
  });
}
