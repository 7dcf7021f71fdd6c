import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const ROOM = '/media';
const PICTURE = /^\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|webp|jpg|png)$/;
const YEAR_S = 31_536_000;

/** Pictures of the embedded store, named by what is in them. What is no picture there is for the store API to answer. */
export function servePictures(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(folder, {
    // Looks into the folder each time: an import adds to it while the shop is open.
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
    // Whoever shows a product elsewhere may show its picture.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    request.url = url.slice(ROOM.length);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
