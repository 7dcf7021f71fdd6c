import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { callWorker } from './worker-calls.ts';
import { type WorkerPool, openWorkerPool } from './worker-pool.ts';
import { stopListening } from './drain.ts';
import { openDispatcher } from './dispatch.ts';
import type { NotReady } from './health.ts';
import { listen } from './listen.ts';
import { openMetricsPort } from './metrics/metrics-port.ts';
import { drainOnSignal } from './stop-signals.ts';
import type { Environment } from '#environment.ts';
import { log } from '#log.ts';

const CALL_TIMEOUT_MS = 1_500;
/** Longer than a worker's own drain takes: see drain.ts. */
const DRAIN_MS = 35_000;

/**
 * Several processes behind one port (`WEB_CONCURRENCY`): this one, the primary, accepts connections and supervises the
 * workers. Resolves when all are open.
 */
export async function runCluster(environment: Environment, giveUp: (why: string) => never): Promise<{ port: number }> {
  const { PORT, HOST, WEB_CONCURRENCY, METRICS_PORT, METRICS_HOST, DRAIN_DELAY_MS } = environment;
  const { server, add, remove } = openDispatcher();
  let draining = false;
  let pool: WorkerPool | undefined = undefined;
  const onGiveUp = (why: string) => {
    pool?.kill();
    giveUp(why);
  };
  // Workers on SQLite count rate limits in this process (backends/serving/limits/open-limiters.ts).
  new RateLimiterClusterMaster();
  const port = await listen(server, { port: PORT, host: HOST, name: 'PORT' });
  pool = await openWorkerPool(WEB_CONCURRENCY, { onOpen: add, onLeave: remove, onGiveUp });
  const { open, renew, announceEnd, drain, kill } = pool;

  drainOnSignal(async () => {
    draining = true;
    announceEnd();
    await sleep(DRAIN_DELAY_MS);
    await stopListening(server);
    await Promise.race([drain(), sleep(DRAIN_MS, undefined, { ref: false })]);
    kill();
  }, kill);
  renewOnHangup(renew);
  const notReady = async (): Promise<NotReady | undefined> => {
    if (draining) return 'draining';
    const answers = await Promise.all(open().map((worker) => callWorker(worker, 'ready', CALL_TIMEOUT_MS)));
    if (answers.includes('ready')) return undefined;
    return answers.length === 0 ? 'starting' : 'database';
  };
  if (METRICS_PORT !== undefined)
    await openMetricsPort({ port: METRICS_PORT, host: METRICS_HOST, read: () => sumMetrics(open), notReady });
  return { port };
}

async function sumMetrics(open: WorkerPool['open']): Promise<string> {
  const { AggregatorRegistry } = await import('prom-client');
  const answers = await Promise.all(open().map((worker) => callWorker(worker, 'metrics', CALL_TIMEOUT_MS)));
  return AggregatorRegistry.aggregate(answers.filter(Array.isArray)).metrics();
}

/** SIGHUP replaces all workers, for a deploy without an outage. With a terminal it means that this was closed. */
function renewOnHangup(renew: () => Promise<void>): void {
  let renewing = false;
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) return void process.kill(process.pid, 'SIGTERM');
    if (renewing) return;
    renewing = true;
    log.info('renewing the workers');
    renew()
      .then(
        () => log.info('workers renewed'),
        (error: unknown) => log.error({ err: error }, 'workers were not renewed'),
      )
      .finally(() => (renewing = false));
  });
}
