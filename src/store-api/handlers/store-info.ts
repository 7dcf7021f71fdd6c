import { type Answer, okText } from '../answer.ts';
import type { Visit } from '../shop.ts';
import { storeInfoOf } from '../store-info.ts';

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo(visit: Visit): Promise<Answer> {
  return okText(storeInfoOf(visit).text, { 'cache-control': 'no-cache' });
}
