import type { Worker } from 'node:cluster';
import { createServer, type Server, type Socket } from 'node:net';
import type { Order, Report } from './worker.ts';

/**
 * Accepts connections and hands each to the worker that has the fewest waiting to be taken. The cluster module's own
 * way loses those it has accepted and not yet handed out when all workers close; here a worker's last order comes
 * after its last connection.
 */
export function openDispatcher(): { server: Server; add: (worker: Worker) => void; remove: (worker: Worker) => void } {
  const untaken = new Map<Worker, number>();
  const waiting: Socket[] = [];
  const change = (worker: Worker, by: number) => {
    const before = untaken.get(worker);
    if (before === undefined) return;
    // To the end of the row, so that equals take turns.
    untaken.delete(worker);
    untaken.set(worker, before + by);
  };

  function hand(socket: Socket): void {
    let chosen: Worker | undefined;
    for (const [worker, count] of untaken)
      if (worker.isConnected() && (!chosen || count < untaken.get(chosen)!)) chosen = worker;
    if (!chosen) return void waiting.push(socket);
    change(chosen, 1);
    chosen.process.send({ connection: true } satisfies Order, socket, {}, (error) => error && socket.destroy());
  }

  return {
    server: createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
      socket.on('error', () => undefined);
      hand(socket);
    }),
    add(worker) {
      untaken.set(worker, 0);
      worker.on('message', (report: Report) => report === 'taken' && change(worker, -1));
      worker.once('exit', () => untaken.delete(worker));
      for (const socket of waiting.splice(0)) hand(socket);
    },
    remove: (worker) => void untaken.delete(worker),
  };
}
