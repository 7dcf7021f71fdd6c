import type { Socket } from 'node:net';
import { openConnections } from './drain.ts';
import { handlePrimaryCalls } from './worker-calls.ts';
import { openShopServer } from './shop-server.ts';
import { end } from './stop-signals.ts';
import { MAX_CONNECTIONS } from '#http-front/server-limits.ts';
import type { Environment } from '#environment.ts';

/** The orders of the primary to a worker. */
export type Order = { connection: true } | { end: 'announce' | 'finish' };
/** A report of a worker to the primary: it can take connections; it has taken one. */
export type Report = 'open' | 'taken';

/** One of several processes behind one port. It ends when the primary orders it, or is gone. */
export async function work(environment: Environment): Promise<void> {
  // A terminal and systemd signal all processes of the group; workers end when the primary orders it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const { server, metrics, notReady, announceEnd, drain } = await openShopServer(environment);
  // The server never listens itself; this event starts its checks for slow headers and idle connections.
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
    // The client closed the connection before it arrived here.
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
