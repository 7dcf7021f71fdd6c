import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { allowedInstead, STORE_API_PATH } from './allowed-methods.ts';
import { closeUnread } from './close-unread.ts';
import { compressAnswers } from './compress-answers.ts';
import { isCrossSitePost } from './cross-site-post.ts';
import { serveFromCache } from './serve-from-cache.ts';
import { validateRequest, pathOf, withShortSlashes } from './validate-request.ts';
import { isShortCall, isUnsupportedMethod } from './serve-calls.ts';
import { serveFiles } from './serve-files.ts';
import { servePictures } from './serve-pictures.ts';
import type { PageCache } from '#cache/page-cache.ts';
import { securityHeaders } from '#lib/security-headers.ts';

export interface FrontOptions {
  /** The build's files for browsers. */
  folder: string;
  cache: PageCache | undefined;
  /** The embedded store's pictures. */
  pictures?: string | undefined;
  /** The shop's own origin is https. */
  isHttps?: boolean;
  /** Astro's pages and the store API. */
  pages: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers calls of the embedded store API without Astro: see serve-calls.ts. */
  calls?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
}

/**
 * The HTTP front: fresh cache entries, which carry all their headers, then refusals, then pictures and files, then what
 * the pages answer, compressed.
 */
export function openFront({ folder, cache, pictures, isHttps = false, pages, calls }: FrontOptions): RequestListener {
  const cached = cache && serveFromCache(cache);
  const stored = pictures === undefined ? undefined : servePictures(pictures);
  const files = serveFiles(folder);
  const compressed = compressAnswers(pages);
  const headers = Object.entries(securityHeaders(isHttps));
  return (request, response) => {
    if (cached?.(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    request.url = withShortSlashes(pathOf(request.url ?? '', request.headers.host) ?? '');
    closeUnread(request, response);
    const refused = validateRequest(request);
    if (refused) return refuse(response, refused);
    const methods = allowedInstead(request.method ?? '', request.url, calls !== undefined);
    if (methods) return refuse(response, 405, { allow: methods.join(', ') });
    if (!STORE_API_PATH.test(request.url) && isCrossSitePost(request)) return refuse(response, 403);
    if (calls && (isShortCall(request) || isUnsupportedMethod(request))) return calls(request, response);
    const others = () => files(request, response, () => compressed(request, response));
    if (stored) stored(request, response, others);
    else others();
  };
}

const TEXTS = {
  400: 'Bad request.',
  403: 'This request came from another site.',
  405: 'This address does not take that method.',
  413: 'The request is too large.',
};

function refuse(response: ServerResponse, status: keyof typeof TEXTS, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  });
  response.end(TEXTS[status]);
}
