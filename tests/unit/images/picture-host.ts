import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagePath, type ImageFormat } from '#images/address.ts';
import { openImages, type ImageWorld } from '#images/serve-image.ts';

export type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of pictures on this machine: a path is answered by the reply of that name. */
export async function startPictureHost(replies: Record<string, Reply>) {
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    asked.push({ path: request.url!, headers: request.headers });
    const reply = replies[path.slice(1)];
    if (reply) reply(request, response);
    else response.writeHead(404).end();
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    replies,
    asked,
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    down: () => new Promise<void>((done) => (server.close(() => done()), server.closeAllConnections())),
    up: () => listen(port),
  };
}

export const sendPicture =
  (bytes: Buffer, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(bytes);

/** Cloth-like enough to be of some weight. */
export function drawPicture(width: number, height: number, colour = '#446688'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** The endpoint over a folder of its own. */
export function openTestImages(hosts: string[], world: ImageWorld & { megabytes?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-images-'));
  const images = openImages(
    { IMAGE_HOSTS: hosts, IMAGE_CACHE_MB: world.megabytes ?? 64, DATA_DIR: folder },
    { timeoutMs: 1_500, ...world },
  );
  return {
    folder: join(folder, 'images'),
    ask: (path: string, headers: Record<string, string> = {}) =>
      images(new Request(`http://shop.example${path}`, { headers })),
    get: (url: string, width = 320, format: ImageFormat = 'webp') =>
      images(new Request(`http://shop.example${imagePath(url, width, format)}`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
