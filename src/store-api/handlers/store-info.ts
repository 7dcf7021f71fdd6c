import { type Answer, okText } from '../answer.ts';
import { linkOrigin } from '../link-origin.ts';
import type { Visit } from '../shop.ts';
import type { Store } from '../store-of-host.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import type { Capability } from '#contract/store-info.ts';

const CAPABILITIES: Capability[] = ['items', 'variants', 'idempotency', 'logout', 'remember', 'newsletter', 'contact', 'search', 'facets'];

/** Answers by store as it was read: they are the longest texts of all, and asked for with every page. */
const written = new WeakMap<Store, { mailing?: string; plain?: string }>();

/** GET /storeInfo: what the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export async function storeInfo(visit: Visit): Promise<Answer> {
  const texts = written.get(visit.store) ?? {};
  written.set(visit.store, texts);
  const text = linkOrigin(visit) ? (texts.mailing ??= write(visit.store, [...CAPABILITIES, 'passwordReset'])) : (texts.plain ??= write(visit.store, CAPABILITIES));
  return okText(text, { 'cache-control': 'no-cache' });
}

function write({ info }: Store, capabilities: Capability[]): string {
  return JSON.stringify({ currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE, ...info, capabilities });
}
