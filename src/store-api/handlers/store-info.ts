import { type Answer, ok } from '../answer.ts';
import { linkOrigin } from '../link-origin.ts';
import type { Visit } from '../shop.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import type { Capability } from '#contract/store-info.ts';

const CAPABILITIES: Capability[] = ['items', 'variants', 'idempotency', 'logout', 'remember', 'newsletter', 'contact', 'search', 'facets'];

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo(visit: Visit): Promise<Answer> {
  const capabilities: Capability[] = [...CAPABILITIES, ...(linkOrigin(visit) ? (['passwordReset'] as const) : [])];
  const body = { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE, ...visit.store.info, capabilities };
  return { ...ok(body), headers: { 'cache-control': 'no-cache' } };
}
