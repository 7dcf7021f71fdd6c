import { loadByNode } from './node-load.ts';
import { hasWrk, loadByWrk } from './wrk.ts';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Keeps the client off the core of the server under test. */
  core?: number;
}

export interface LoadResult {
  perSecond: number;
  /** The slowest of 100, in ms; Infinity when nothing was answered. */
  p99: number;
  /** Answers that were neither 2xx nor 3xx, and broken connections. */
  failed: number;
}

export const CLIENT = hasWrk()
  ? 'wrk'
  : 'the bench’s own client (wrk is not installed), itself the bottleneck for fast servers';

/** An address of this machine. */
export const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)[:/]/;

/** Requests as fast as these connections get answers, for a time. Only to this machine. */
export async function load(what: Load): Promise<LoadResult> {
  if (!LOOPBACK.test(what.url)) throw new Error(`${what.url} is not on this machine.`);
  const result = await (hasWrk() ? loadByWrk(what) : loadByNode(what));
  return result.perSecond > 0 ? result : { ...result, p99: Infinity };
}
