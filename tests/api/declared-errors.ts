import type { ServerEndpoint } from '#contract/endpoint.ts';
import { handlers } from '#store-api/http/handlers/handlers.ts';

/** What any endpoint may refuse (contract/endpoint.ts): what cannot be read, who may not ask, and what is too much. */
const OF_ANY_ENDPOINT: Record<number, readonly string[]> = {
  400: ['invalid', 'invalid-body'],
  401: ['not-signed-in'],
  403: ['cross-site'],
  413: ['too-large'],
  415: ['not-json'],
  421: ['unknown-store'],
  429: ['too-many'],
  500: ['internal'],
  503: ['no-store', 'unavailable', 'busy'],
};

const endpoints = Object.values<{ endpoint: ServerEndpoint }>(handlers).map(({ endpoint }) => ({
  ...endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(':id', '[^/]+')}$`),
}));

/** @throws when an endpoint refuses with a status or code that its contract does not name under `errors` */
export function checkDeclared(method: string, path: string, { status, body }: { status: number; body: any }): void {
  const { pathname } = new URL(path, 'http://shop.example');
  const endpoint = endpoints.find((one) => one.method === method && one.pattern.test(pathname));
  if (!endpoint || status < 400) return;
  const declared = [...(endpoint.errors[status] ?? []), ...(OF_ANY_ENDPOINT[status] ?? [])];
  if (!declared.includes(body?.code))
    throw new Error(`${endpoint.name} answered ${status} ${body?.code}, which its contract does not name`);
}
