import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Runs in the thread: one after the other, as they come. */
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

interface Done {
  number: number;
  tag?: Uint8Array;
  error?: unknown;
}

/**
 * A thread that makes argon2id tags, begun with the first one. Not the pool's: that is for files and compression. The
 * next one waits inside of the thread, so that it never sleeps while there is work: a thread that has just woken up
 * gets the processor for milliseconds at a time, and pages would wait for it; one that never sleeps gives way.
 */
export class HashWorker {
  #worker: Worker | undefined;
  #last = 0;
  readonly #asked = new Map<number, { resolve: (tag: Uint8Array) => void; reject: (error: unknown) => void }>();

  /** Running or waiting here. */
  get load(): number {
    return this.#asked.size;
  }

  derive(parameters: Argon2Parameters): Promise<Uint8Array> {
    this.#worker ??= this.#begin();
    const number = (this.#last += 1);
    const tag = new Promise<Uint8Array>((resolve, reject) => this.#asked.set(number, { resolve, reject }));
    this.#worker.ref();
    this.#worker.postMessage({ number, parameters });
    return tag;
  }

  #begin(): Worker {
    const worker = new Worker(CODE, { eval: true, name: 'passwords', env: {}, execArgv: [], stdin: false });
    worker.on('message', ({ number, tag, error }: Done) => {
      const asked = this.#asked.get(number);
      this.#asked.delete(number);
      if (this.#asked.size === 0) worker.unref();
      if (tag) asked?.resolve(tag);
      else asked?.reject(error);
    });
    const fail = (error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const lost = [...this.#asked.values()];
      this.#asked.clear();
      for (const { reject } of lost) reject(error);
    };
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread that hashes passwords has ended.')));
    return worker;
  }
}
