import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A host with one large picture under every address, except those named `missing`. */
export interface PictureHost {
  host: string;
  /** Paths that were asked for. */
  asked: string[];
  close: () => void;
}

export async function startPictureHost(): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url!.includes('missing')) response.writeHead(404).end();
    else void jeans().then((picture) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, asked, close: () => void server.close() };
}

const jeans = () =>
  sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
