import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '#api-client/api-error.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';

const PROXY = '127.0.0.1';
const HOST = 'shop.example';

/** What pages call, as a process with these settings opens it. */
async function backendWith(env: Record<string, string>) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'selvedgeBackend');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { openBackend } = await import('#api-client/open-backend.ts');
  return openBackend();
}

test('E3 tracking by a page counts the shopper, not the proxy before the shop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-page-'));
  const url = `sqlite:${folder}/store.db`;
  const db = await openDatabase(url);
  await createStore(db, { id: 'main', isDefault: true, hosts: [HOST], info: { storeName: 'Shop' } });
  await db.destroy();
  const backend = await backendWith({ DATA_DIR: folder, DATABASE_URL: url, API_URL: '', TRUSTED_PROXIES: PROXY });
  const track = (forwardedFor: string, peer = PROXY) =>
    backend
      .api({ host: HOST, peer, forwardedFor })(orderEndpoint, { id: 'o1', query: { contactInfo: 'x' } })
      .then(
        () => 200,
        (error: unknown) => (error as ApiError).status,
      );
  const tries = async (forwardedFor: string, peer?: string) =>
    (await Promise.all(Array.from({ length: 11 }, () => track(forwardedFor, peer)))).filter((status) => status === 429)
      .length;
  expect(await tries('203.0.113.1')).toBe(1);
  expect(await tries('203.0.113.2')).toBe(1);
  expect(await tries('198.51.100.9, 203.0.113.3')).toBe(1);
  // Who comes without the proxy is believed nothing.
  for (let n = 0; n < 10; n += 1) await track(`203.0.113.${n}`, '192.0.2.1');
  expect(await track('203.0.113.99', '192.0.2.1')).toBe(429);
  await backend.close();
});

test('E3 a backend elsewhere hears of the shopper as from a proxy', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend = await backendWith({ API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1` });
  for (const forwardedFor of ['203.0.113.1', undefined])
    await backend
      .api({ host: HOST, peer: PROXY, forwardedFor })(orderEndpoint, { id: 'o1', query: { contactInfo: 'x' } })
      .catch(() => undefined);
  expect(heard.map((headers) => headers['x-forwarded-for'])).toEqual([`203.0.113.1, ${PROXY}`, PROXY]);
  server.close();
  server.closeAllConnections();
});
