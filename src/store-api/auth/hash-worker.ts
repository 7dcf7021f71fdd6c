import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Runs in the worker: one password after the other, in the order of arrival. */
const CODE = `
const { parentPort } = require('node:worker_threads');
const { argon2Sync } = require('node:crypto');
parentPort.on('message', ({ number, parameters }) => {
  try {
    parentPort.postMessage({ number, tag: argon2Sync('argon2id', parameters) });
  } catch (error) {
    parentPort.postMessage({ number, error });
  }
});`;

interface HashResult {
  number: number;
  tag?: Uint8Array;
  error?: unknown;
}

/**
 * A worker thread that computes argon2id tags, started with the first one. It is not libuv's pool, which files and
 * compression need. The next password waits inside the worker, so that the thread never blocks while there is work:
 * the scheduler favours a thread that has just become runnable, and pages would wait for it.
 */
export class HashWorker {
  #worker: Worker | undefined;
  #last = 0;
  readonly #pending = new Map<number, { resolve: (tag: Uint8Array) => void; reject: (error: unknown) => void }>();

  /** Passwords running or waiting in this worker. */
  get load(): number {
    return this.#pending.size;
  }

  derive(parameters: Argon2Parameters): Promise<Uint8Array> {
    this.#worker ??= this.#start();
    const number = (this.#last += 1);
    const tag = new Promise<Uint8Array>((resolve, reject) => this.#pending.set(number, { resolve, reject }));
    this.#worker.ref();
    this.#worker.postMessage({ number, parameters });
    return tag;
  }

  #start(): Worker {
    const worker = new Worker(CODE, { eval: true, name: 'passwords', env: {}, execArgv: [], stdin: false });
    worker.on('message', ({ number, tag, error }: HashResult) => {
      const request = this.#pending.get(number);
      this.#pending.delete(number);
      if (this.#pending.size === 0) worker.unref();
      if (tag) request?.resolve(tag);
      else request?.reject(error);
    });
    const fail = (error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const lost = [...this.#pending.values()];
      this.#pending.clear();
      for (const { reject } of lost) reject(error);
    };
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread that hashes passwords has ended.')));
    return worker;
  }
}
