import { beforeEach } from 'vitest';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { PageCache } from '#cache/page-cache.ts';

/** The cache of a test, at a clock of its own, with the requests for which pages were made. */
export const setup = { now: 0, cache: openCache(), loads: [] as Request[] };

/** Called by each file: a worker reads this module once for several of them, and a hook is of the file that adds it. */
export function useCache(): void {
  beforeEach(() => {
    Object.assign(setup, { now: 1_000_000, cache: openCache(), loads: [] });
  });
}

function openCache(): PageCache {
  return new PageCache({ bytes: 1_000_000, now: () => setup.now });
}

type Make = (request: Request) => Response | Promise<Response>;

export const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://shop.test${path}`, { method, headers: { host: 'shop.test', ...headers } });

export const page = (text: string, { status = 200, headers = {}, tags = ['s:catalogue'] } = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html', ...cacheHeaders({ maxAge: 60, stale: 3_600, tags }), ...headers },
  });

/** Answers with what `make` gives, and counts. */
export function loading(make: Make) {
  return async (request: Request) => {
    setup.loads.push(request);
    return make(request);
  };
}

export async function text(request: Request, make: Make): Promise<string> {
  const answer = await setup.cache.respond(request, loading(make));
  return answer.text();
}

/** Entries are stored after the first visitor has been answered. */
export const stored = () => setup.cache.settled();

export async function cacheAs(path: string, content: string): Promise<void> {
  await text(ask(path), () => page(content));
  await stored();
}

/** Lets everybody who asks at the same moment ask. */
export const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
