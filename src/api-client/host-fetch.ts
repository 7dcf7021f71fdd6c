import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

/** Connections stay open, since a page makes several requests. */
const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
const NO_BODY = [101, 204, 205, 304];
const READING = ['GET', 'HEAD'];
const CLOSED = ['ECONNRESET', 'EPIPE'];

export interface HostRequest {
  method: string;
  /** May name `host`, which `fetch` would replace with the address's own (docs/decisions D21). */
  headers: Headers;
  body?: ReadableStream<Uint8Array> | string | null;
  signal?: AbortSignal;
}

/**
 * Like `fetch`, but sends the given Host and follows no redirect. The answer streams. Rejects when nothing answers. A
 * backend may close a kept connection in the moment a request leaves over it: what only reads is then asked once more
 * over a new one, and what changes something goes over a new one at once, since nobody could tell whether it arrived.
 */
export async function hostFetch(address: string, request: HostRequest): Promise<Response> {
  if (!READING.includes(request.method)) return send(address, request, false);
  try {
    return await send(address, request, agents);
  } catch (error) {
    if (!(error instanceof ClosedBefore)) throw error;
    return send(address, request, false);
  }
}

/** A kept connection was closed before anything of an answer came. */
class ClosedBefore extends Error {}

function send(
  address: string,
  { method, headers, body, signal }: HostRequest,
  kept: typeof agents | false,
): Promise<Response> {
  const url = new URL(address);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(
      url,
      {
        method,
        headers: Object.fromEntries(headers),
        agent: kept && kept[secure ? 'https:' : 'http:'],
        servername: secure ? url.hostname : undefined,
        signal,
      },
      (answer) => resolve(toResponse(answer)),
    );
    request.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        request.reusedSocket && CLOSED.includes(error.code ?? '')
          ? new ClosedBefore(error.message, { cause: error })
          : error,
      ),
    );
    if (!body || typeof body === 'string') request.end(body ?? undefined);
    else
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
        .once('error', reject)
        .pipe(request);
  });
}

function toResponse(answer: http.IncomingMessage): Response {
  const headers = new Headers();
  // Names and values in turn.
  for (const [index, name] of answer.rawHeaders.entries())
    if (index % 2 === 0) headers.append(name, answer.rawHeaders[index + 1] ?? '');
  const status = answer.statusCode ?? 502;
  const empty = NO_BODY.includes(status);
  if (empty) answer.resume();
  return new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), {
    status,
    statusText: answer.statusMessage ?? '',
    headers,
  });
}
