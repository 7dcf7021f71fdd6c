import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { DRAWING_POLICY } from '#lib/security-headers.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/**
 * Files of the build and of public/, compressed by the build (precompress.ts). Names under /_astro/ contain a hash of
 * their content, so browsers keep them for a year; the others are revalidated after an hour.
 */
export function serveFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      const isImmutable = path.startsWith('/_astro/');
      response.setHeader(
        'Cache-Control',
        isImmutable ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
      );
      if (path.endsWith('.svg')) response.setHeader('Content-Security-Policy', DRAWING_POLICY);
    },
  });
}
