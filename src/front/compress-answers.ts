import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** Shorter answers go as they are. */
export const COMPRESSED_FROM_BYTES = 1_024;
/** What a page made for one visitor is worth: a millisecond of a core, 2 KB less on the way than the fastest. */
const QUALITY = 4;
/** With so many others being answered their turn matters more than the bytes: a third of the time. */
const BUSY = 4;
const QUALITY_BUSY = 1;
/** What stands ready is sent when nothing followed for so long: a page waiting for its backend shows its beginning. */
const FLUSH_MS = 5;

type Next = (request: IncomingMessage, response: ServerResponse) => void;

/** Compresses what is answered as it is made; answers that come compressed pass as they are. */
export function compressAnswers(next: Next): Next {
  const [atEase, busy] = [compressor(QUALITY), compressor(QUALITY_BUSY)];
  let answering = 0;
  return (request, response) => {
    answering += 1;
    response.once('close', () => (answering -= 1));
    (answering > BUSY ? busy : atEase)(request, response, () => {
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
    // The compressor forgets whom to tell, and a page that fails half-way is ended by who is told.
    const written = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    if (written) setTimeout(written, FLUSH_MS * 2);
    return write(chunk, ...(rest.filter((one) => typeof one === 'string') as [BufferEncoding]));
  }) as typeof response.write;
}
