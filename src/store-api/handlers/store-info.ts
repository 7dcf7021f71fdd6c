import { type Answer, ok } from '../answer.ts';
import type { Visit } from '../shop.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import type { Capability } from '#contract/store-info.ts';

const CAPABILITIES: Capability[] = ['items', 'variants', 'idempotency', 'logout', 'remember'];

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo({ store }: Visit): Promise<Answer> {
  const body = { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE, ...store.info, capabilities: CAPABILITIES };
  return { ...ok(body), headers: { 'cache-control': 'no-cache' } };
}
