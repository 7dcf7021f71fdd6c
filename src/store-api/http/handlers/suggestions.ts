import { okText, refuse } from '#backends/serving/answer.ts';
import { refuseSearch } from '../../shop/search/search-listing.ts';
import { relatedProducts } from '../../shop/search/search-related.ts';
import { suggest } from '../../shop/search/suggest.ts';
import { MAX_SEARCH } from '#config.ts';
import { handle } from './handler-context.ts';
import { relatedOnServer } from '#contract/endpoints/catalog/related.ts';
import { suggestionsOnServer } from '#contract/endpoints/catalog/suggestions.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/** GET /suggestions (capability `suggestions`): as the contract says. 400 for more than 100 characters. */
export const suggestions = handle(suggestionsOnServer, async ({ app, store, text, query }) => {
  const typed = query.get('q') ?? '';
  return typed.trim().length > MAX_SEARCH
    ? refuseSearch('q', text)
    : okText(JSON.stringify(await suggest(app, store.id, typed)), PUBLIC);
});

/** GET /products/{id}/related (capability `related`): other products. 404 for no such product. */
export const related = handle(relatedOnServer, async ({ app, store, text, id }) => {
  const found = await relatedProducts(app, store.id, id);
  return found ? okText(JSON.stringify(found), PUBLIC) : refuse(404, 'not-found', text.productNotFound);
});
