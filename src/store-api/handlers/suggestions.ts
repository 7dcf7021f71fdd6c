import { type Answer, okText, refuse } from '../answer.ts';
import { refuseSearch } from '../find-listing.ts';
import { findRelated } from '../find-related.ts';
import type { Visit } from '../shop.ts';
import { suggest } from '../suggest.ts';
import { MAX_SEARCH } from '#config.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/** GET /suggestions (capability `suggestions`): see SuggestionsAnswer. 400 for more than 100 characters. */
export async function suggestions({ shop, store, query }: Visit & { query: URLSearchParams }): Promise<Answer> {
  const typed = query.get('q') ?? '';
  return typed.trim().length > MAX_SEARCH ? refuseSearch('q') : okText(JSON.stringify(await suggest(shop, store.id, typed)), PUBLIC);
}

/** GET /products/{id}/related (capability `related`): see RelatedAnswer. 404 for no such product. */
export async function related({ shop, store, id }: Visit & { id: string }): Promise<Answer> {
  const found = await findRelated(shop, store.id, id);
  return found ? okText(JSON.stringify(found), PUBLIC) : refuse(404, 'not-found', 'Product not found');
}
