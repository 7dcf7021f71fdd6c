import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Piscina } from 'piscina';

/** One core is left to the event loop. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1));
const MAX_QUEUE = 500;

/** Threads load a file, and the built server is none: the sources stand beside it, in the folder it starts in. */
const TASK = resolve('src/store-api/base/auth/hash-task.ts');

/** More sign-ins are waiting than can be served soon; the request is answered 503. */
export class TooBusy extends Error {}

let pool: Promise<Piscina<Argon2Parameters, Uint8Array>> | undefined;

/**
 * An argon2id tag, made in a thread of the process's own pool: libuv's, which Node offers, is the one that files and
 * compression need (docs/decisions D198). @throws TooBusy
 */
export async function derive(parameters: Argon2Parameters): Promise<Uint8Array> {
  pool ??= startPool();
  const threads = await pool;
  if (threads.queueSize >= MAX_QUEUE) throw new TooBusy();
  return threads.run(parameters);
}

/** Loaded with the first password: a shop starts without it. */
async function startPool(): Promise<Piscina<Argon2Parameters, Uint8Array>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: TASK,
    minThreads: 1,
    maxThreads: THREADS,
    maxQueue: MAX_QUEUE,
    env: {},
    execArgv: [],
  });
}
