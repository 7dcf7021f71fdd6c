import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a receiver was posted. */
export interface Posted {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; sequence: number; event: string; at: string; store: string; data: any };
}

/** A receiver of webhooks on this machine. `answer` is what it does with what it has read; without it, 204. */
export async function startReceiver(answer?: (response: ServerResponse, posted: Posted) => void) {
  const posted: Posted[] = [];
  let act = answer;
  let isUp = true;
  const server = createServer((request, response) => {
    if (!isUp) return void request.socket.destroy();
    void text(request).then((body) => {
      const one = { headers: request.headers, body, event: JSON.parse(body) as Posted['event'] };
      posted.push(one);
      if (act) act(response, one);
      else response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    posted,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** From now on it answers like this. */
    answer: (next: typeof act) => void (act = next),
    /** From now on it breaks connections off, or does not any more. */
    setUp: (next: boolean) => void (isUp = next),
    /** The names of what it was posted, and about which order. */
    told: () => posted.map(({ event }) => event.event),
    numbers: () => posted.map(({ event }) => event.sequence),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Is one of the signatures of what was posted made by this secret? As a receiver checks it. */
export function isSignedBy(secret: string, { headers, body }: Pick<Posted, 'headers' | 'body'>): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => one.length === own.length && timingSafeEqual(Buffer.from(one), own));
}
