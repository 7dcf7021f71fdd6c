import type { Transport } from './create-api.ts';
import { endpoints } from '#contract/endpoints.ts';

const MAX_HOSTS = 100;

/**
 * The embedded store's record, which every page of a host asks for: asked once until the feed of changes tells of
 * another. `keep(host, call)` gives the transport that does so.
 */
export function keepInfo(watch: (listener: (tags: string[]) => void) => unknown): (host: string, call: Transport) => Transport {
  let texts = new Map<string, string>();
  watch((tags) => {
    if (tags.some((tag) => tag === '*' || tag.endsWith(':info'))) texts = new Map();
  });
  return (host, call) => async (path, init) => {
    if (path !== endpoints.storeInfo.path || init.method !== 'GET') return call(path, init);
    const kept = texts;
    const known = kept.get(host);
    if (known !== undefined) return new Response(known);
    const answer = await call(path, init);
    if (!answer.ok) return answer;
    const text = await answer.text();
    if (kept.size >= MAX_HOSTS) kept.clear();
    kept.set(host, text);
    return new Response(text);
  };
}
