import { API_PREFIX } from '#config.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Every endpoint of the contract, by its file. */
const files = import.meta.glob<Record<string, Endpoint>>('../contract/endpoints/*/*.ts', { eager: true });
const patterns = Object.values(files).flatMap((exports) =>
  Object.values(exports)
    .filter((value) => typeof value === 'object' && 'path' in value)
    .map(({ name, method, path }) => ({
      name,
      method,
      pattern: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`),
    })),
);

/** What log and metrics call a request to the API: its endpoint's name, or one word for all others. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url);
  const asked = method === 'HEAD' ? 'GET' : method;
  return patterns.find((one) => one.method === asked && one.pattern.test(pathname))?.name ?? 'other';
}
