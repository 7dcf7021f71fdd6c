import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './certificate.ts';

/** What stands in front of a shop: ends TLS for every host and passes `Host` on unchanged. */
export interface TlsProxy {
  port: number;
  /** Where the shop listens: `http://127.0.0.1:8044`. */
  leadTo: (origin: string) => void;
  close: () => void;
}

export async function startTlsProxy(): Promise<TlsProxy> {
  let target = new URL('http://127.0.0.1:9');
  const server = createServer(selfSigned('two stores'), (asked, answer) => {
    const passed = request(
      {
        host: target.hostname,
        port: target.port,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (origin) => void (target = new URL(origin)),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
