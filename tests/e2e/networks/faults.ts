import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request: no answer at all; the connection is reset before the shop has it; it is reset once the
 * shop has answered; half of the answer; what a public network's sign-in page answers; a proxy without a free server.
 */
export type Fault = 'silence' | 'reset' | 'reset after' | 'half' | 'captive portal' | 'busy';

export interface Faults {
  origin: string;
  /** The next `times` calls whose method and path are these fail so. */
  fail: (call: RegExp, fault: Fault, times: number) => void;
  /** `POST /api/v1/orders` and its Idempotency-Key, for each call to the API in turn. */
  calls: { call: string; key: string | undefined }[];
  close: () => void;
}

/** Stands between browser and shop, and does to single calls what a network does. */
export async function startFaults(port: number): Promise<Faults> {
  let planned: { call: RegExp; fault: Fault; left: number } | undefined;
  const calls: Faults['calls'] = [];
  const server = createServer((asked, answer) => {
    const call = `${asked.method} ${asked.url}`;
    if (asked.url?.startsWith('/api/')) calls.push({ call, key: asked.headers['idempotency-key']?.toString() });
    const fault = planned && planned.left > 0 && planned.call.test(call) ? planned.fault : undefined;
    if (planned && fault) planned.left -= 1;
    if (fault === 'silence') asked.resume();
    else if (fault === 'reset') asked.socket.resetAndDestroy();
    else if (fault === 'captive portal')
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Free Wi-Fi</title>Sign in');
    else if (fault === 'busy') answer.writeHead(503, { 'retry-after': '1' }).end('no server is free');
    else pass(port, asked, answer, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (call, fault, times) => (planned = { call, fault, left: times }),
    calls,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(port: number, asked: IncomingMessage, answer: ServerResponse, fault: Fault | undefined): void {
  const { method, url, headers } = asked;
  const passed = request({ host: 'localhost', port, method, path: url, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      if (fault === 'reset after') return void asked.socket.resetAndDestroy();
      const body = Buffer.concat(chunks);
      // Chromium itself repeats a call that meets a reset on a connection which it has used before.
      const once = { 'content-length': body.length, connection: 'close' };
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...once });
      if (fault === 'half')
        answer.write(body.subarray(0, body.length / 2), () => setTimeout(() => answer.destroy(), 50));
      else answer.end(body);
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
