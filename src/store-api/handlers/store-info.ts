import { type Answer, okText } from '../http/answer.ts';
import type { Visit } from '../http/app-context.ts';
import { storeInfoOf } from '../stores/store-info.ts';

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo(visit: Visit): Promise<Answer> {
  return okText(storeInfoOf(visit).text, { 'cache-control': 'no-cache' });
}
