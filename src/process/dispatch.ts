import type { Worker } from 'node:cluster';
import { createServer, type Server, type Socket } from 'node:net';
import type { Order, Report } from './worker.ts';

/**
 * Accepts connections and dispatches each to the worker with the fewest connections that it has not taken yet. The
 * cluster module's own scheduling loses accepted connections when all workers close; here a worker gets the order to
 * finish after its last connection (docs/decisions D126). `listen({ reusePort: true })` loses connections whenever a
 * worker is replaced (docs/decisions D234, `tests/bench/engines/connections.ts`).
 */
export function openDispatcher(): { server: Server; add: (worker: Worker) => void; remove: (worker: Worker) => void } {
  const untaken = new Map<Worker, number>();
  /** Connections that came while there was no worker. */
  const undispatched: Socket[] = [];
  const change = (worker: Worker, by: number) => {
    const before = untaken.get(worker);
    if (before === undefined) return;
    // Inserted anew, so that workers with equal counts are chosen in turn.
    untaken.delete(worker);
    untaken.set(worker, before + by);
  };

  function dispatch(socket: Socket): void {
    let [chosen, fewest]: [Worker | undefined, number] = [undefined, Infinity];
    for (const [worker, count] of untaken)
      if (worker.isConnected() && count < fewest) [chosen, fewest] = [worker, count];
    if (!chosen) return void undispatched.push(socket);
    change(chosen, 1);
    chosen.process.send({ connection: true } satisfies Order, socket, {}, (error) => error && socket.destroy());
  }

  return {
    server: createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
      socket.on('error', () => undefined);
      dispatch(socket);
    }),
    add(worker) {
      untaken.set(worker, 0);
      worker.on('message', (report: Report) => report === 'taken' && change(worker, -1));
      worker.once('exit', () => untaken.delete(worker));
      for (const socket of undispatched.splice(0)) dispatch(socket);
    },
    remove: (worker) => void untaken.delete(worker),
  };
}
