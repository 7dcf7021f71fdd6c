import type { Worker } from 'node:cluster';

/** The questions of the primary to a worker: whether it is ready, and its metrics. */
export type WorkerCall = 'ready' | 'metrics';
interface CallMessage {
  call: WorkerCall;
  id: number;
}
interface ResultMessage {
  resultOf: number;
  result: unknown;
}

let lastId = 0;

/** Calls a worker; undefined when no result comes in time. */
export function callWorker(worker: Worker, call: WorkerCall, timeoutMs: number): Promise<unknown> {
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(), timeoutMs).unref();
    const finish = (message?: Partial<ResultMessage>) => {
      if (message && message.resultOf !== id) return;
      clearTimeout(timer);
      worker.off('message', finish);
      resolve(message?.result);
    };
    worker.on('message', finish);
    worker.send({ call, id } satisfies CallMessage, (error) => error && finish());
  });
}

/** In a worker: answers the primary's calls. A call that fails gets no result. */
export function handlePrimaryCalls(handlers: Record<WorkerCall, () => Promise<unknown>>): void {
  process.on('message', ({ call, id }: Partial<CallMessage>) => {
    if (call === undefined || id === undefined) return;
    handlers[call]().then(
      (result) => process.send?.({ resultOf: id, result } satisfies ResultMessage),
      () => undefined,
    );
  });
}
