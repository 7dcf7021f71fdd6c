import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';

/**
 * Run as a process of its own by last-uses-killed.test.ts: a store API behind a port, which it says once it listens.
 */
const [DATABASE_URL, DATA_DIR] = process.argv.slice(2) as [string, string];
const api = await openStoreApi(
  readEnvironment({ DATABASE_URL, DATA_DIR, ORDERS_PER_HOUR: '0', UNPAID_ORDERS: '0', ORDER_MAILS_PER_HOUR: '0' }),
);
const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const init = { method: request.method!, headers, body: Buffer.concat(chunks).toString() };
    const answer = await api.fetch(new Request(`http://localhost${request.url!}`, init), '127.0.0.1');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  })();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
