import { API_PREFIX } from '#config.ts';
import type { CallOf } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints.ts';

const table = (Object.entries(endpoints) as [string, CallOf][]).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** What the log and the metrics call a request to the API: its name in the contract, or one word for all others. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url);
  const asked = method === 'HEAD' ? 'GET' : method;
  return table.find((call) => call.method === asked && call.pattern.test(pathname))?.name ?? 'other';
}
