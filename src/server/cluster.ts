import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { callWorker } from './worker-calls.ts';
import { type WorkerPool, openWorkerPool } from './worker-pool.ts';
import { stopListening } from './drain.ts';
import { openDispatcher } from './dispatch.ts';
import type { NotReady } from './health.ts';
import { listen } from './listen.ts';
import { openMetricsPort } from './metrics-port.ts';
import { drainOnSignal } from './stop-signals.ts';
import type { Environment } from '#environment.ts';
import { log } from '#log.ts';

const ASK_MS = 1_500;
/** Beyond this nothing is in flight any more: see drain.ts. */
const DRAIN_MS = 35_000;

/** Several processes at one port (`WEB_CONCURRENCY`): this one accepts and minds them. Resolves when all are open. */
export async function runCluster(environment: Environment, giveUp: (why: string) => never): Promise<{ port: number }> {
  const { PORT, HOST, WEB_CONCURRENCY, METRICS_PORT, METRICS_HOST, DRAIN_DELAY_MS } = environment;
  const { server, add, remove } = openDispatcher();
  let draining = false;
  let crew: WorkerPool | undefined;
  const onGiveUp = (why: string) => {
    crew?.kill();
    giveUp(why);
  };
  // Workers on SQLite count their limits here (store-api/limits/open-limiters.ts).
  new RateLimiterClusterMaster();
  const port = await listen(server, { port: PORT, host: HOST, name: 'PORT' });
  crew = await openWorkerPool(WEB_CONCURRENCY, { onOpen: add, onLeave: remove, onGiveUp });
  const { open, renew, announceEnd, drain, kill } = crew;

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
    const answers = await Promise.all(open().map((worker) => callWorker(worker, 'ready', ASK_MS)));
    if (answers.includes('ready')) return undefined;
    return answers.length === 0 ? 'starting' : 'database';
  };
  if (METRICS_PORT !== undefined)
    await openMetricsPort({ port: METRICS_PORT, host: METRICS_HOST, read: () => sumMetrics(open), notReady });
  return { port };
}

async function sumMetrics(open: WorkerPool['open']): Promise<string> {
  const { AggregatorRegistry } = await import('prom-client');
  const answers = await Promise.all(open().map((worker) => callWorker(worker, 'metrics', ASK_MS)));
  return AggregatorRegistry.aggregate(answers.filter(Array.isArray)).metrics();
}

/** A deploy without a pause. In a terminal a hangup means that it was closed. */
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
