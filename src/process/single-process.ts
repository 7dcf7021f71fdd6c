import { setTimeout as sleep } from 'node:timers/promises';
import { stopListening } from './drain.ts';
import { listen } from './listen.ts';
import { openMetricsPort } from './metrics/metrics-port.ts';
import { openShopServer } from './shop-server.ts';
import { drainOnSignal } from './stop-signals.ts';
import { MAX_CONNECTIONS } from '#http-front/server-limits.ts';
import type { Environment } from '#environment.ts';

/** The whole shop in this process. @throws StartError when a port is taken */
export async function serveAlone(environment: Environment): Promise<{ port: number }> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, DRAIN_DELAY_MS } = environment;
  const { server, metrics, notReady, announceEnd, drain } = await openShopServer(environment);
  server.maxConnections = MAX_CONNECTIONS;
  const port = await listen(server, { port: PORT, host: HOST, name: 'PORT' });
  drainOnSignal(async () => {
    announceEnd();
    await sleep(DRAIN_DELAY_MS);
    await stopListening(server);
    await drain();
  });
  if (metrics && METRICS_PORT !== undefined)
    await openMetricsPort({
      port: METRICS_PORT,
      host: METRICS_HOST,
      read: () => metrics.registry.metrics(),
      notReady,
    });
  return { port };
}
