import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/media';
const PICTURE = /^\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|webp|jpg|png|woff2)$/;
const YEAR_S = 31_536_000;

/** Pictures of the embedded store, whose names contain a hash of their content. Other paths go to the store API. */
export function servePictures(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(folder, {
    // The folder is read for each request, since an import adds files while the shop is open.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response) {
      response.setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    },
  });
  return (request, response, next) => {
    const { url = '' } = request;
    if (!PICTURE.test(url)) return next();
    // Other sites may show a product's picture.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    request.url = url.slice(PREFIX.length);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
