import type { RequestListener, ServerResponse } from 'node:http';
import { isApi, noteOf } from '../with-request-ids.ts';
import { log } from '#log.ts';

/** An answer that was sent. */
export interface ServedRequest {
  kind: 'page' | 'api' | 'file' | 'copy' | 'refused';
  /** The name of an endpoint; '' for other requests. */
  call: string;
  status: number;
  seconds: number;
}

/**
 * Calls `observe` for every answer. What the front answers synchronously comes from the cache or is a refusal, what has
 * a note comes from pages or API, the rest are files.
 */
export function observeRequests(front: RequestListener, observe: (served: ServedRequest) => void): RequestListener {
  return (request, response) => {
    const began = performance.now();
    front(request, response);
    if (response.writableEnded)
      return observe({
        kind: response.statusCode < 400 ? 'copy' : 'refused',
        call: '',
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
      });
    const { url } = request;
    response.once('close', () =>
      observe({ ...kindOf(response, url), status: response.statusCode, seconds: (performance.now() - began) / 1000 }),
    );
    return undefined;
  };
}

function kindOf(response: ServerResponse, url: string | undefined): Pick<ServedRequest, 'kind' | 'call'> {
  const note = noteOf(response);
  if (!note) return { kind: 'file', call: '' };
  return isApi(url) ? { kind: 'api', call: note.route ?? 'unknown' } : { kind: 'page', call: '' };
}

/** Logs at `debug` what was answered from cache or files; with-request-ids.ts logs the others. */
export function logFrontAnswer({ kind, status, seconds }: ServedRequest): void {
  if (kind !== 'page' && kind !== 'api') log.debug({ kind, status, ms: Math.round(seconds * 1000) }, 'request');
}
