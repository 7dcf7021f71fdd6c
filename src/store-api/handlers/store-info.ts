import { type Answer, okText } from '../http/answer.ts';
import type { RequestContext } from '../http/app-context.ts';
import { storeInfoOf } from '../stores/store-info.ts';

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo(context: RequestContext): Promise<Answer> {
  return okText(storeInfoOf(context).text, { 'cache-control': 'no-cache' });
}
