import type { IncomingMessage, ServerResponse } from 'node:http';
import { STORE_API_PATH } from './allowed-methods.ts';
import { compressAnswers, COMPRESSED_FROM_BYTES } from './compress-answers.ts';
import { API_PREFIX, MAX_CALL_BYTES } from '#config.ts';
import { log } from '#log.ts';

/** Answers a call for the peer at the other end of the connection; never rejects. */
export type AnswerCall = (request: Request, peer: string | undefined) => Promise<Response>;

/** A call that writes, with a body that is short enough to be read at once. */
export function isShortCall({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' || !url.startsWith(`${API_PREFIX}/`)) return false;
  return (
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) <= MAX_CALL_BYTES &&
    URL.canParse(addressOf(url, headers.host))
  );
}

/** Methods that a `Request` cannot have. */
const UNSUPPORTED = ['CONNECT', 'TRACE', 'TRACK'];
const UNKNOWN = 'UNKNOWN';

/** A call by a method on which Astro's adapter fails. The store API gets it as `UNKNOWN`, which it refuses too. */
export function isUnsupportedMethod({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return UNSUPPORTED.includes(method) && STORE_API_PATH.test(url);
}

/**
 * Answers short calls by the store API without Astro, whose adapter reads bodies and writes answers as streams, piece
 * by piece (docs/decisions D194).
 */
export function serveCalls(answer: AnswerCall): (request: IncomingMessage, response: ServerResponse) => void {
  const texts = new WeakMap<ServerResponse, string>();
  const sendLong = compressAnswers((_, response) => void response.end(texts.get(response)));

  async function serve(incoming: IncomingMessage, response: ServerResponse, body: Buffer<ArrayBuffer>): Promise<void> {
    const { url = '', headers, socket } = incoming;
    const hasUnsupportedMethod = isUnsupportedMethod(incoming);
    const method = hasUnsupportedMethod ? UNKNOWN : (incoming.method ?? 'POST');
    const request = new Request(addressOf(url, headers.host), {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && !hasUnsupportedMethod && { body }),
    });
    const answered = await answer(request, socket.remoteAddress);
    const text = await answered.text();
    response.statusCode = answered.status;
    response.setHeaders(answered.headers);
    if (text.length < COMPRESSED_FROM_BYTES) response.end(text);
    else {
      texts.set(response, text);
      sendLong(incoming, response);
    }
  }

  return (request, response) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    request.on('data', (chunk: Buffer<ArrayBuffer>) => {
      if (!isUnsupportedMethod(request)) chunks.push(chunk);
    });
    // A promise continues in the context of its request (request-context.ts), a listener in that of the connection. A
    // request that is aborted before its end is not answered.
    new Promise<void>((resolve) => request.once('end', resolve))
      .then(() => serve(request, response, Buffer.concat(chunks)))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a call could not be answered');
        response.destroy();
      });
  };
}

function addressOf(url: string, host = 'localhost'): string {
  return `http://${host}${url}`;
}
