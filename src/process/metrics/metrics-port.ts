import { createServer, type Server } from 'node:http';
import { answerHealth, type NotReady } from '../health.ts';
import { listen } from '../listen.ts';
import { log } from '#log.ts';

interface MetricsPort {
  port: number;
  host: string;
  /** The metrics in Prometheus's text format. */
  read: () => Promise<string>;
  notReady: () => Promise<NotReady | undefined>;
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** `/metrics`, `/healthz` and `/readyz` on a port for internal machines. @throws StartError when it is taken */
export async function openMetricsPort({ port, host, read, notReady }: MetricsPort): Promise<Server> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (answerHealth(request, response, notReady)) return;
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': TEXT, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  const opened = await listen(server, { port, host, name: 'METRICS_PORT' });
  log.info({ host, port: opened }, 'metrics');
  return server;
}
