import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { PICTURES_VARY, SMALL_PICTURE_CACHING, smallFile, wantsSmall } from '#lib/net/small-pictures.ts';

const PREFIX = '/media';
const PICTURE = /^\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|webp|jpg|png|woff2)$/;
type Serve = ReturnType<typeof sirv>;
const YEAR_S = 31_536_000;

/**
 * Pictures of the embedded store, whose names contain a hash of their content; smaller ones for who saves data, where
 * they are encoded. Other paths go to the store API.
 */
export function servePictures(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const [serve, serveSmall] = [`public, max-age=${YEAR_S}, immutable`, SMALL_PICTURE_CACHING].map((caching) =>
    sirv(folder, {
      // The folder is read for each request, since an import adds files while the shop is open.
      dev: true,
      etag: true,
      extensions: [],
      setHeaders: (response) => void response.setHeader('Cache-Control', caching),
    }),
  ) as [Serve, Serve];
  return (request, response, next) => {
    const { url = '' } = request;
    if (!PICTURE.test(url)) return next();
    // Other sites may show a product's picture.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Vary', PICTURES_VARY);
    const name = url.slice(PREFIX.length);
    const serveWhole = () => {
      request.url = name;
      serve(request, response, () => {
        request.url = url;
        next();
      });
    };
    const small = wantsSmall((header) => request.headers[header]?.toString()) ? smallFile(name) : name;
    if (small === name) return serveWhole();
    request.url = small;
    serveSmall(request, response, serveWhole);
  };
}
