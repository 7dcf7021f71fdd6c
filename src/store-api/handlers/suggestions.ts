import { type Answer, okText, refuse } from '../http/answer.ts';
import { refuseSearch } from '../search/search-listing.ts';
import { relatedProducts } from '../search/search-related.ts';
import type { RequestContext } from '../http/app-context.ts';
import { suggest } from '../search/suggest.ts';
import { MAX_SEARCH } from '#config.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/** GET /suggestions (capability `suggestions`): see SuggestionsAnswer. 400 for more than 100 characters. */
export async function suggestions({ app, store, query }: RequestContext & { query: URLSearchParams }): Promise<Answer> {
  const typed = query.get('q') ?? '';
  return typed.trim().length > MAX_SEARCH
    ? refuseSearch('q')
    : okText(JSON.stringify(await suggest(app, store.id, typed)), PUBLIC);
}

/** GET /products/{id}/related (capability `related`): see RelatedAnswer. 404 for no such product. */
export async function related({ app, store, id }: RequestContext & { id: string }): Promise<Answer> {
  const found = await relatedProducts(app, store.id, id);
  return found ? okText(JSON.stringify(found), PUBLIC) : refuse(404, 'not-found', 'Product not found');
}
