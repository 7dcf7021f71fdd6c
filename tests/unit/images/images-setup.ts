import sharp from 'sharp';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { drawPicture, openTestImages, sendPicture, startPictureHost } from './picture-host.ts';

/** A host with three pictures for the tests of a file, an endpoint for each test that opens one, and their clock. */
export const setup = {} as {
  now: number;
  host: Awaited<ReturnType<typeof startPictureHost>>;
  /** The bytes of jeans.png. */
  picture: Buffer;
  images: ReturnType<typeof openTestImages>;
};

export const open = (world: Parameters<typeof openTestImages>[1] = {}, hosts = [setup.host.host]) =>
  (setup.images = openTestImages(hosts, { now: () => setup.now, ...world }));

export const askedFor = (path: string) => setup.host.asked.filter((one) => one.path === `/${path}`).length;

/** Called by each file: a worker reads this module once for several of them, and a hook is of the file that adds it. */
export function useImages(): void {
  beforeAll(async () => {
    setup.now = Date.parse('2026-11-21');
    setup.picture = await drawPicture(1000, 1250);
    setup.host = await startPictureHost({
      'jeans.png': (request, response) =>
        request.headers['if-none-match'] === '"v1"'
          ? void response.writeHead(304).end()
          : sendPicture(setup.picture, { etag: '"v1"' })(request, response),
      'small.png': sendPicture(await drawPicture(200, 250)),
      'clear.png': sendPicture(
        await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      ),
    });
  });
  afterEach(() => {
    setup.images.remove();
    setup.host.asked.length = 0;
  });
  afterAll(() => setup.host.down());
}
