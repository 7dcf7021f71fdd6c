import http from 'node:http';
import https from 'node:https';
import { isNamedHost, refusalOfAddress } from './webhook-address.ts';
import { guardedLookup, type Resolve } from '#lib/net/public-address.ts';

/** What of posting depends on the shop, and for tests on more. */
export interface PostOptions {
  /** WEBHOOK_HOSTS */
  hosts: readonly string[];
  /** From the look-up of its name to the head of its answer. */
  timeoutMs: number;
  /** How names are looked up. */
  resolve?: Resolve | undefined;
  /** Certificates that are trusted besides those of Node. */
  ca?: string | undefined;
}

/**
 * Posts a text and gives the status of the answer, of which nothing else is read; it leads nowhere. The address that
 * its name has now is checked and then connected to. @throws Error in one line where that is refused, or nothing
 * answers in time
 */
export function postJson(
  address: string,
  body: string,
  headers: Record<string, string>,
  { hosts, timeoutMs, resolve, ca }: PostOptions,
): Promise<number> {
  const refusal = refusalOfAddress(address, hosts);
  if (refusal !== undefined) return Promise.reject(new Error(`its address ${refusal}`));
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((answered, fail) => {
    const options = {
      ...{ method: 'POST', signal, agent: false, ca },
      ...(!isNamedHost(url, hosts) && { lookup: guardedLookup(resolve) }),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    };
    request(url, options, (answer) => {
      answer.destroy();
      answered(answer.statusCode ?? 0);
    })
      .on('error', (error) => fail(signal.aborted ? new Error(`no answer within ${timeoutMs / 1000} seconds`) : error))
      .end(body);
  });
}
