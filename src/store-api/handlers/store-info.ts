import { okText } from '../http/answer.ts';
import { storeInfoOf } from '../stores/store-info.ts';
import { handle } from './handler-context.ts';
import { storeInfoOnServer } from '#contract/endpoints/catalog/store-info.ts';

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export const storeInfo = handle(storeInfoOnServer, async (visit) => {
  return okText(storeInfoOf(visit).text, { 'cache-control': 'no-cache' });
});
