import { log } from '#log.ts';
import type { Xml } from './xml.ts';
import * as text from '../text.ts';

/** A document whose entries are as many as the catalogue has products. */
export interface StreamedDocument<Entry> {
  type: string;
  head: Xml;
  batches: AsyncIterable<Entry[]>;
  each: (entry: Entry) => Xml | undefined;
  tail: Xml;
}

/** A walk through the whole catalogue keeps a core busy: more at once are told to come again. */
const MAX_STREAMS = 4;
const RETRY_S = 30;
const MAX_AGE_S = 300;

let streams = 0;

/**
 * Answers a crawler with a document that is written while it is read, never whole in memory. Nothing is sent before the
 * first entries are there: a backend that fails answers 503. One that fails later breaks the connection off, so that
 * no half document looks whole. `since`: nothing in it has changed since then.
 */
export async function streamXml<Entry>(
  request: Request,
  since: Date | undefined,
  document: () => StreamedDocument<Entry>,
): Promise<Response> {
  if (isUnchanged(request, since)) return new Response(null, { status: 304, headers: validators(since) });
  const { type, head, batches, each, tail } = document();
  const headers = { 'content-type': `${type}; charset=utf-8`, ...validators(since) };
  if (request.method === 'HEAD') return new Response(null, { headers });
  if (streams >= MAX_STREAMS) return comeAgain();
  streams += 1;
  let open = true;
  const end = () => {
    if (open) streams -= 1;
    open = false;
  };
  const walk = batches[Symbol.asyncIterator]();
  const read = () => walk.next().catch((error: unknown) => (end(), Promise.reject(error as Error)));
  const first = await read().catch((error: unknown) => log.error({ err: error }, 'feed'));
  if (!first) return comeAgain();
  return new Response(toStream({ first, read, head, each, tail, end, stop: () => void walk.return?.() }), { headers });
}

/** A document without entries of its own, or with few. */
export function wholeXml(request: Request, since: Date | undefined, type: string, document: Xml): Response {
  if (isUnchanged(request, since)) return new Response(null, { status: 304, headers: validators(since) });
  return new Response(PROLOG + document.text, {
    headers: { 'content-type': `${type}; charset=utf-8`, ...validators(since) },
  });
}

/** 503: what is asked for cannot be told now. */
export function comeAgain(): Response {
  return new Response(text.tryAgainSoon, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(RETRY_S),
      'cache-control': 'no-store',
    },
  });
}

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Flow<Entry> extends Pick<StreamedDocument<Entry>, 'head' | 'each' | 'tail'> {
  first: IteratorResult<Entry[]>;
  read: () => Promise<IteratorResult<Entry[]>>;
  end: () => void;
  stop: () => void;
}

function toStream<Entry>({ first, read, head, each, tail, end, stop }: Flow<Entry>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let begin = PROLOG + head.text;
  let next: IteratorResult<Entry[]> | undefined = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const part = next ?? (await read());
        next = undefined;
        const entries = part.done ? tail.text : part.value.map((entry) => each(entry)?.text ?? '').join('');
        controller.enqueue(encoder.encode(begin + entries));
        begin = '';
        if (part.done) controller.close();
        if (part.done) end();
      },
      cancel() {
        end();
        stop();
      },
    },
    { highWaterMark: 1 },
  );
}

function validators(since: Date | undefined): Record<string, string> {
  const kept = { 'cache-control': `public, max-age=${MAX_AGE_S}` };
  return since ? { ...kept, 'last-modified': since.toUTCString(), etag: etagOf(since) } : kept;
}

function etagOf(since: Date): string {
  return `W/"${since.getTime().toString(36)}"`;
}

/** A version that is named counts more than a time (RFC 9110, 13.2.2). */
function isUnchanged({ headers }: Request, since: Date | undefined): boolean {
  if (!since) return false;
  const version = headers.get('if-none-match');
  if (version !== null) return version.includes(etagOf(since).slice(2));
  return Date.parse(headers.get('if-modified-since') ?? '') >= since.getTime();
}
