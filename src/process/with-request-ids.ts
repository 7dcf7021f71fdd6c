import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './request-id.ts';
import { API_PREFIX } from '#config.ts';
import { log } from '#log.ts';
import { inRequest, type RequestNote } from '#request-context.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

const notes = new WeakMap<ServerResponse, RequestNote>();

/** The note of a request that the pages or the API answer. */
export function noteOf(response: ServerResponse): RequestNote | undefined {
  return notes.get(response);
}

export function isApi(url = ''): boolean {
  return url.startsWith(`${API_PREFIX}/`);
}

/**
 * Gives each request that pages or API answer an id. Its log lines carry it, and its answer when it is the API's or an
 * error. Requests that may write are logged; at `debug` all are.
 */
export function withRequestIds(
  answer: RequestHandler,
  isProxy: (address: string | undefined) => boolean,
): RequestHandler {
  return (request, response) => {
    const note: RequestNote = { id: requestIdOf(request, isProxy) };
    notes.set(response, note);
    sendId(request, response, note.id);
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (!isRead || log.isLevelEnabled('debug')) logAtEnd(request, response, note, isRead ? 'debug' : 'info');
    inRequest(note, () => answer(request, response));
  };
}

function sendId({ url }: IncomingMessage, response: ServerResponse, id: string): void {
  if (isApi(url)) return void response.setHeader('x-request-id', id);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) response.setHeader('x-request-id', id);
    return writeHead(status, ...rest);
  };
}

function logAtEnd(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  note: RequestNote,
  level: 'debug' | 'info',
): void {
  const began = performance.now();
  response.once('close', () => {
    const cut = response.writableFinished ? {} : { cut: true };
    log[level](
      {
        requestId: note.id,
        method,
        route: note.route ?? (isApi(url) ? 'api' : 'page'),
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        ...cut,
      },
      'request',
    );
  });
}
