import { NO_PRODUCT } from '../level.ts';
import { capability } from './capability.ts';
import { MAX_SEARCH } from '#config.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { suggestionsEndpoint } from '#contract/endpoints/catalog/suggestions.ts';

const NOTHING = 'qzxjkvwq';

export const search = capability('search', 'searches for the name of a product', async (visit) => {
  const product = await visit.product();
  const title = product?.value.title?.slice(0, MAX_SEARCH);
  if (!product || !title) return NO_PRODUCT;
  const query = { page: 1, limit: 12 };
  const found = await visit.read(productsEndpoint, { query: { ...query, search: title } });
  if (found && !found.value.data.some(({ id, title: own }) => id === product.value.id || own === title))
    visit.report(found, {
      kind: 'ignored',
      path: '?search',
      expected: `the product of this name, ${product.value.id}`,
      received: found.value.data.map(({ id }) => id).join(', '),
      shop: 'does not find a product by its own name',
    });
  const none = await visit.read(productsEndpoint, { query: { ...query, search: NOTHING } });
  if (none && none.value.data.length > 0 && none.value.corrected === undefined)
    visit.report(none, {
      kind: 'ignored',
      path: '?search',
      expected: 'an empty list for a word that no product has',
      received: `${none.value.data.length} products`,
      shop: 'shows products that have nothing to do with the search',
    });
  await visit.refused(
    productsEndpoint,
    { query: { ...query, search: 'a'.repeat(MAX_SEARCH + 1) } },
    {
      statuses: [400],
      what: 'a search of more than 100 characters',
      shop: 'sends no such search',
      severity: 'warning',
    },
  );
  return undefined;
});

export const suggestions = capability('suggestions', 'types the beginning of a product’s name', async (visit) => {
  const title = (await visit.product())?.value.title;
  if (!title) return NO_PRODUCT;
  await visit.read(suggestionsEndpoint, { query: { q: title.slice(0, 3) } });
  return undefined;
});
