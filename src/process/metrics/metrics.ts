import type { Registry } from 'prom-client';
import { Latency } from './latency.ts';
import type { ServedRequest } from './observe-requests.ts';
import type { PageCache } from '#cache/page-cache.ts';
import { counterValue, type CounterName } from '#counters.ts';

const COUNTERS: Record<CounterName, string> = {
  orders_placed: 'Orders placed.',
  payments_settled: 'Payments confirmed by a gateway.',
  mails_sent: 'Mails handed over.',
  mails_failed: 'Attempts to hand a mail over that failed.',
  webhooks_sent: 'Events that the receiver of a webhook has taken.',
  webhooks_failed: 'Attempts to send an event to the receiver of a webhook that failed.',
  database_errors: 'Requests and jobs the database could not serve.',
  rate_limited: 'Requests refused with 429.',
};

export interface Metrics {
  registry: Registry;
  /** Counts an answer. */
  observe: (served: ServedRequest) => void;
}

/** This process's metrics, in a registry that a cluster's primary may sum up. Labels come from short lists only. */
export async function openMetrics(cache: PageCache | undefined): Promise<Metrics> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  // Answers from the cache are counted in plain numbers: looking labels up costs a tenth of answering.
  let cached: Record<string, number> = {};
  const requests = new prom.Counter({
    name: 'selvedge_requests_total',
    help: 'Answers by kind (page, api, file, copy, refused), call of the contract, and class of status.',
    labelNames: ['kind', 'call', 'status'],
    registers: [registry],
    collect() {
      for (const [status, count] of Object.entries(cached)) this.inc({ kind: 'copy', call: '', status }, count);
      cached = {};
    },
  });
  const latency = new Latency();
  registry.registerMetric(latency as never);
  for (const [name, help] of Object.entries(COUNTERS) as [CounterName, string][])
    new prom.Counter({
      name: `selvedge_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(counterValue(name));
      },
    });
  if (cache) measureCache(prom, registry, cache);
  return {
    registry,
    observe({ kind, call, status, seconds }) {
      const group = `${Math.floor(status / 100)}xx`;
      if (kind === 'copy') cached[group] = (cached[group] ?? 0) + 1;
      else requests.inc({ kind, call, status: group });
      latency.observe(kind, seconds);
    },
  };
}

function measureCache(prom: typeof import('prom-client'), registry: Registry, cache: PageCache): void {
  new prom.Counter({
    name: 'selvedge_page_cache_total',
    help: 'Cacheable requests by outcome: hit, stale (a stale entry was served), miss.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(cache.outcomes)) this.inc({ outcome }, count);
    },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new prom.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('selvedge_page_cache_bytes', 'Bytes that cache entries take.', () => cache.bytes);
  gauge('selvedge_page_cache_copies', 'Cache entries.', () => cache.size);
}
