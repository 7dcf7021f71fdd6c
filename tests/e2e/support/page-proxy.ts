import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageProxy {
  origin: string;
  close: () => void;
}

/** The shop at `target` behind a line that sends each page as `sendPage` does, and everything else as it comes. */
export async function openPageProxy(
  target: string,
  sendPage: (page: Buffer, outgoing: ServerResponse) => Promise<void>,
): Promise<PageProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const isPage = incoming.headers['sec-fetch-dest'] === 'document';
    request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isPage) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => void sendPage(Buffer.concat(parts), outgoing));
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(proxy.address() as AddressInfo).port}`, close: () => void proxy.close() };
}
