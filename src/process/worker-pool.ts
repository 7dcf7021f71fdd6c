import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, Report } from './worker.ts';
import { StartError } from '#environment.ts';
import { log } from '#log.ts';

/** The pause before a worker that died is replaced; it grows with the number that died within LATELY_MS. */
const PAUSES_MS = [100, 500, 1_000, 2_000, 5_000, 15_000];
const LATELY_MS = 60_000;
const MAX_FAILED_STARTS = 5;
const START_MS = 60_000;

/** The workers of this machine: their number stays the same until they are drained. */
export interface WorkerPool {
  /** The workers that take connections. */
  open: () => Worker[];
  /** Replaces all workers by new ones, one after the other, while the others serve. */
  renew: () => Promise<void>;
  announceEnd: () => void;
  /** Resolves when all are gone. */
  drain: () => Promise<void>;
  kill: () => void;
}

/** Starts the workers; resolves when all are open. @throws StartError when one ends before */
export async function openWorkerPool(
  size: number,
  {
    onOpen,
    onLeave,
    onGiveUp,
  }: { onOpen: (worker: Worker) => void; onLeave: (worker: Worker) => void; onGiveUp: (why: string) => void },
): Promise<WorkerPool> {
  const open = new Set<Worker>();
  const leaving = new Set<Worker>();
  let [failedStarts, lately, draining] = [0, 0, false];

  cluster.on('exit', (worker, code, signal) => {
    const wasOpen = open.delete(worker);
    if (draining || leaving.delete(worker)) return;
    log.error({ pid: worker.process.pid, code, signal }, 'worker died');
    failedStarts = wasOpen ? 0 : failedStarts + 1;
    if (failedStarts >= MAX_FAILED_STARTS)
      onGiveUp(`${failedStarts} workers in a row ended before they were open; the log says why`);
    else void replace();
  });

  async function replace(): Promise<void> {
    await sleep(PAUSES_MS[Math.min(lately, PAUSES_MS.length - 1)], undefined, { ref: false });
    lately += 1;
    setTimeout(() => (lately -= 1), LATELY_MS).unref();
    if (!draining) spawn().catch(() => undefined);
  }

  function spawn(): Promise<void> {
    const worker = cluster.fork();
    // Sending to a worker that has died is an error.
    worker.on('error', (error) => log.debug({ err: error }, 'worker'));
    return new Promise((resolve, reject) => {
      worker.on('message', (report: Report) => {
        if (report !== 'open') return;
        open.add(worker);
        failedStarts = 0;
        onOpen(worker);
        resolve();
      });
      worker.once('exit', () => reject(new StartError('a worker ended before it was open; the log says why')));
    });
  }

  function order(worker: Worker, message: Order): void {
    if (worker.isConnected()) worker.send(message);
  }

  function retire(worker: Worker): Promise<void> {
    const gone = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
    order(worker, { end: 'finish' });
    return gone;
  }

  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  /** A worker that starts while this process ends would say so at length. */
  async function endAll(): Promise<void> {
    draining = true;
    const alive = all().filter((worker) => !worker.isDead());
    const gone = alive.map((worker) => new Promise((resolve) => void worker.once('exit', resolve)));
    for (const worker of alive) worker.process.kill('SIGKILL');
    await Promise.all(gone);
  }

  try {
    await Promise.all(Array.from({ length: size }, spawn));
  } catch (error) {
    await endAll();
    throw error;
  }
  return {
    open: () => [...open],
    async renew() {
      for (const old of [...open]) {
        if (draining) return;
        await Promise.race([
          spawn(),
          sleep(START_MS, undefined, { ref: false }).then(() =>
            Promise.reject(new Error('a fresh worker did not open in time')),
          ),
        ]);
        leaving.add(old);
        open.delete(old);
        onLeave(old);
        await retire(old);
      }
    },
    announceEnd() {
      draining = true;
      for (const worker of all()) order(worker, { end: 'announce' });
    },
    async drain() {
      draining = true;
      await Promise.all(all().map(retire));
    },
    kill() {
      draining = true;
      for (const worker of all()) worker.process.kill('SIGKILL');
    },
  };
}
