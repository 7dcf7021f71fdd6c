import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { listedSource } from './address.ts';
import { mayConnect } from '#lib/net/public-address.ts';
import { isPicture } from './is-picture.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const MAX_REDIRECTS = 2;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface SourceRequest {
  hosts: string[];
  lookup: LookupFunction;
  /** The ETag of the stored picture, for a conditional request. */
  etag?: string | undefined;
  timeoutMs: number;
}

export type Fetched =
  { state: 'same' } | { state: 'new'; bytes: Buffer; etag: string | undefined } | { state: 'missing' };

/**
 * Fetches a picture from a listed host; every step of a redirect must be listed too.
 * @throws when there is no usable answer
 */
export async function fetchSource(source: URL, { hosts, lookup, etag, timeoutMs }: SourceRequest): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = source;
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const answer = await ask(url, { lookup, etag, signal });
    const status = answer.statusCode ?? 0;
    if (status === 200) return { state: 'new', bytes: await readPicture(answer, signal), etag: answer.headers.etag };
    answer.destroy();
    if (status === 304 && etag) return { state: 'same' };
    if (status === 404 || status === 410) return { state: 'missing' };
    if (!REDIRECTS.includes(status)) throw new Error(`${url.host} answered ${status}`);
    const next = listedSource(URL.parse(answer.headers.location ?? '', url)?.href ?? '', hosts);
    if (!next) throw new Error(`${url.host} leads to where it may not`);
    url = next;
  }
  throw new Error(`${source.host} leads on and on`);
}

function ask(
  url: URL,
  { lookup, etag, signal }: { lookup: LookupFunction; etag: string | undefined; signal: AbortSignal },
): Promise<http.IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // Node looks no IP address up, so `lookup` does not see it.
    if (isIP(literal) && !mayConnect(url.hostname, literal)) throw new Error(`${literal} is not a public host`);
    const headers = {
      accept: 'image/avif,image/webp,image/*',
      'accept-encoding': 'identity',
      'user-agent': 'Selvedge',
      ...(etag ? { 'if-none-match': etag } : {}),
    };
    (url.protocol === 'https:' ? https : http)
      .get(url, { lookup, headers, signal, agent: false }, resolve)
      .once('error', reject);
  });
}

async function readPicture(answer: http.IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('The picture is too large');
    if (length === chunk.length && length >= 12 && !isPicture(chunk)) throw new Error('That is no picture');
  }
  const bytes = Buffer.concat(chunks);
  if (!answer.complete || !isPicture(bytes)) throw new Error('That is no whole picture');
  return bytes;
}
