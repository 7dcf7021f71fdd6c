import { API_PREFIX } from '#config.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Every endpoint of the contract, by its file. */
const files = import.meta.glob<Record<string, Endpoint>>('../contract/endpoints/*/*.ts', { eager: true });
const patterns = Object.values(files).flatMap((exports) =>
  Object.values(exports)
    .filter((value) => typeof value === 'object' && 'path' in value)
    .map(({ name, method, path }) => {
      const pattern = `^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`;
      return { name, method, pattern: new RegExp(pattern), lenient: new RegExp(pattern, 'i') };
    }),
);

/** The name of a request to the API in log and metrics: its endpoint's, or one word for all others. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url);
  const asked = method === 'HEAD' ? 'GET' : method;
  return patterns.find((one) => one.method === asked && one.pattern.test(pathname))?.name ?? 'other';
}

/**
 * The endpoint that a backend may take a request for: not every backend minds case, escapes, doubled slashes or one at
 * the end, and a limit must not be passed by these.
 */
export function calledEndpoint({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const address = new URL(url);
  address.pathname = unescaped(address.pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  const { pathname } = address;
  return patterns.find((one) => one.method === asked && one.lenient.test(pathname))?.name ?? 'other';
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
