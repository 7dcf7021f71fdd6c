import type { Socket } from 'node:net';
import { openConnections } from './drain.ts';
import { handlePrimaryCalls } from './worker-calls.ts';
import { openShopServer } from './shop-server.ts';
import { end } from './stop-signals.ts';
import { MAX_CONNECTIONS } from '#front/server-limits.ts';
import type { Environment } from '#environment.ts';

/** What the primary tells a worker. */
export type Order = { connection: true } | { end: 'announce' | 'finish' };
/** What a worker tells the primary: it can take connections; it has taken one. */
export type Report = 'open' | 'taken';

/** One of several processes behind one port. It ends when the primary says so, or is gone. */
export async function work(environment: Environment): Promise<void> {
  // A terminal and systemd signal everybody; the primary's word counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const { server, metrics, notReady, announceEnd, drain } = await openShopServer(environment);
  // It never listens itself; with this it watches over slow heads and idle connections all the same.
  server.emit('listening');
  let ending: Promise<never> | undefined;
  const finish = () => {
    ending ??= drain().then(
      () => end(0),
      () => end(1),
    );
  };
  process.on('message', (order: Order | object, socket?: Socket) => {
    if ('end' in order) (order.end === 'announce' ? announceEnd : finish)();
    if (!('connection' in order)) return;
    process.send?.('taken' satisfies Report);
    // Gone again before it came here.
    if (!socket) return;
    if (openConnections(server) >= MAX_CONNECTIONS) return void socket.destroy();
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    server.emit('connection', socket);
    socket.resume();
  });
  process.on('disconnect', finish);
  handlePrimaryCalls({
    ready: async () => (await notReady()) ?? 'ready',
    metrics: async () => metrics?.registry.getMetricsAsJSON() ?? [],
  });
  process.send?.('open' satisfies Report);
}
