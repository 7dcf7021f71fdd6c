import { request, Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Paths } from '../shop/shop-paths.ts';

const CONNECTIONS = 16;
/** A breath after each answer, so that a long run is a busy day and no siege. */
const PAUSE_MS = 20;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Pages, API reads, pictures, missing pages, random queries and unknown hosts, in equal parts; answers how many. */
export async function mixedLoad(
  origin: string,
  paths: Paths,
  seconds: number,
): Promise<{ requests: number; broken: number; byStatus: Record<string, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  const byStatus: Record<string, number> = {};
  let [requests, broken] = [0, 0];

  async function shop(): Promise<void> {
    while (performance.now() < until) {
      const status = await ask(agent, origin, anyOf(KINDS)(paths)).catch(() => 0);
      requests += 1;
      if (status === 0) broken += 1;
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, shop));
  agent.destroy();
  return { requests, broken, byStatus };
}

interface Question {
  path: string;
  host?: string;
}

const KINDS: ((paths: Paths) => Question)[] = [
  ({ home, listing, policy, productIds }) => ({
    path: anyOf([
      home,
      listing,
      policy,
      `/product/${encodeURIComponent(anyOf(productIds))}`,
      `/products?page=${1 + Math.floor(Math.random() * 4)}`,
    ]),
  }),
  ({ productIds }) => ({
    path: anyOf([
      '/api/v1/storeInfo',
      '/api/v1/products?limit=12',
      `/api/v1/products/${encodeURIComponent(anyOf(productIds))}`,
    ]),
  }),
  ({ pictures }) => ({ path: anyOf(pictures) }),
  () => ({
    path: anyOf([`/nothing-${word()}`, `/product/${word()}`, `/api/v1/products/${word()}`, `/media/${word()}.jpg`]),
  }),
  ({ home, listing }) => ({
    path: `${anyOf([home, listing, '/search'])}?${word()}=${word()}&q=${word()}&utm_source=${word()}`,
  }),
  ({ home, listing }) => ({ path: anyOf([home, listing, '/api/v1/products']), host: `${word()}.example` }),
];

function ask(agent: Agent, origin: string, { path, host }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': anyOf(ENCODINGS), ...(host && { host }) };
    const call = request(origin + path, { agent, headers, timeout: 10_000 }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode ?? 0))
        .once('error', reject);
    });
    call
      .once('timeout', () => call.destroy(new Error('timeout')))
      .once('error', reject)
      .end();
  });
}

function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

function word(): string {
  return Math.random().toString(36).slice(2, 10);
}
