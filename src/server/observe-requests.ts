import type { RequestListener, ServerResponse } from 'node:http';
import { isApi, noteOf } from './with-request-ids.ts';
import { log } from '#log.ts';

/** An answer that went out. */
export interface ServedRequest {
  kind: 'page' | 'api' | 'file' | 'copy' | 'refused';
  /** A call's name of the contract; '' for what is none. */
  call: string;
  status: number;
  seconds: number;
}

/**
 * Tells of every answer. What the front answers at once is a kept copy (or a refusal); what has a note came as far
 * as the pages; the rest are files.
 */
export function observeRequests(front: RequestListener, see: (seen: ServedRequest) => void): RequestListener {
  return (request, response) => {
    const began = performance.now();
    front(request, response);
    if (response.writableEnded)
      return see({
        kind: response.statusCode < 400 ? 'copy' : 'refused',
        call: '',
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
      });
    const { url } = request;
    response.once('close', () =>
      see({ ...kindOf(response, url), status: response.statusCode, seconds: (performance.now() - began) / 1000 }),
    );
    return undefined;
  };
}

function kindOf(response: ServerResponse, url: string | undefined): Pick<ServedRequest, 'kind' | 'call'> {
  const note = noteOf(response);
  if (!note) return { kind: 'file', call: '' };
  return isApi(url) ? { kind: 'api', call: note.route ?? 'unknown' } : { kind: 'page', call: '' };
}

/** At `debug`, what came from memory or the disk; with-request-ids.ts logs the others. */
export function logFrontAnswer({ kind, status, seconds }: ServedRequest): void {
  if (kind !== 'page' && kind !== 'api') log.debug({ kind, status, ms: Math.round(seconds * 1000) }, 'request');
}
