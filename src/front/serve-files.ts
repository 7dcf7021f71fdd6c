import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { DRAWING_POLICY } from '#lib/security-headers.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/**
 * Files of the build and of public/, compressed beforehand (precompress.ts). Names under /_astro/ say what is in
 * them, so they are kept for ever; the others are asked about again after an hour.
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
      const forEver = path.startsWith('/_astro/');
      response.setHeader(
        'Cache-Control',
        forEver ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
      );
      if (path.endsWith('.svg')) response.setHeader('Content-Security-Policy', DRAWING_POLICY);
    },
  });
}
