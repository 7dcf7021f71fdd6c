import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** Shorter answers are not compressed. */
export const COMPRESSED_FROM_BYTES = 1_024;
/** For a page made for one visitor: it costs a millisecond of a core and saves 2 KB against the fastest quality. */
const QUALITY = 4;
/** With more answers than this under way, time matters more than bytes: the lower quality takes a third of it. */
const BUSY = 4;
const QUALITY_BUSY = 1;
/**
 * The time after which compressed bytes are sent where nothing followed, so that a page that waits for its backend
 * shows its beginning.
 */
const FLUSH_MS = 5;

type Next = (request: IncomingMessage, response: ServerResponse) => void;

/** Compresses what is answered as it is made; answers that come compressed pass as they are. */
export function compressAnswers(next: Next): Next {
  const [normal, busy] = [compressor(QUALITY), compressor(QUALITY_BUSY)];
  let answering = 0;
  return (request, response) => {
    answering += 1;
    response.once('close', () => (answering -= 1));
    (answering > BUSY ? busy : normal)(request, response, () => {
      flushPauses(response as ServerResponse & { flush: () => void });
      next(request, response);
    });
  };
}

function compressor(quality: number) {
  return compression({
    threshold: COMPRESSED_FROM_BYTES,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    filter: mayCompress,
  }) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** An answer with a secret in it is never compressed beside what was sent to get it (BREACH). */
function mayCompress(request: IncomingMessage, response: ServerResponse): boolean {
  return !request.url?.startsWith('/api/v1/users') && compression.filter(request as never, response as never);
}

function flushPauses(response: ServerResponse & { flush: () => void }): void {
  const write = response.write.bind(response);
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    if (!response.writableEnded) response.flush();
  };
  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    clearTimeout(timer);
    timer = setTimeout(flush, FLUSH_MS);
    // The compressor drops the callback, without which a page that fails half-way would never be ended.
    const written = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    if (written) setTimeout(written, FLUSH_MS * 2);
    return write(chunk, ...(rest.filter((one) => typeof one === 'string') as [BufferEncoding]));
  }) as typeof response.write;
}
