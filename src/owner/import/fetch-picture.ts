import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, mayConnect } from '#lib/net/public-address.ts';
import { isLoopback } from '#lib/urls.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';

const MAX_MEGABYTES = 20;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** They do not get better by asking again. */
const FINAL = [400, 401, 403, 404, 405, 410, 414, 451];

/** Sends a request; refuses hosts that are not public. */
export type Ask = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

export interface FetchOptions {
  /** For the whole picture, redirects included. */
  timeoutMs: number;
  ask?: Ask;
}

/**
 * Downloads a picture by https from a public address, at most 20 MB.
 * @throws PictureError when asking again would not help, else what went wrong
 */
export async function fetchPicture(address: string, { timeoutMs, ask = askPublic }: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = httpsAddress(address);
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const answer = await ask(url, signal);
    const status = answer.statusCode ?? 0;
    if (status === 200) return readBody(answer, signal);
    answer.destroy();
    if (FINAL.includes(status)) throw new PictureError(`is not there: its host answers ${status}`);
    if (!REDIRECTS.includes(status)) throw new Error(`its host answers ${status}`);
    url = httpsAddress(URL.parse(answer.headers.location ?? '', url)?.href ?? '');
  }
  throw new PictureError('leads on and on');
}

function httpsAddress(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new PictureError('is not at an https address, or leads to another');
  return url;
}

/** A name is looked up once, and what was checked is what is connected to. */
function askPublic(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node looks no IP address up, so `lookup` does not see it.
  if (isLoopback(url.hostname) || (isIP(host) && !mayConnect(host, host)))
    throw new PictureError('is not at a public address');
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Selvedge' };
  return new Promise((resolve, reject) => {
    https
      .get(url, { lookup: guardedLookup(), headers, signal, agent: false }, resolve)
      .once('error', (error) => reject(isRefusal(error) ? new PictureError('is not at a public address') : error));
  });
}

/** Of the guarded lookup. */
function isRefusal({ message }: Error): boolean {
  return message.endsWith('is not a public host');
}

async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw new PictureError(`is larger than ${MAX_MEGABYTES} MB`);
  }
  if (!answer.complete) throw new Error('the connection ended early');
  return Buffer.concat(chunks);
}
