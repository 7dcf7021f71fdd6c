import http from 'node:http';
import { net } from '../support/net.ts';
import { pageRoutes } from '../../fixtures/routes.ts';
import { superLinear } from '../../growth/measure.ts';
import { shapes } from '../../growth/shapes.ts';
import { fillFolder } from './fill-folder.ts';
import { expect, test } from './program.ts';
import { startProcess } from './shop-process.ts';

/** Below what Node lets through as first line and headers together. */
const HEAD_BYTES = 15 * 1024;
const BODY_BYTES = 60 * 1024;
/** Headers that a page, the front or what stands between them reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'save-data',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];
/** Of the queries that pages read. */
const PARAMETERS: [path: string, name: string][] = [
  ['/search', 'q'],
  ['/products', 'category'],
  ['/products', 'size'],
  ['/filters', 'color'],
  ['/product/nothing', 'size'],
  ['/product/nothing/delivery', 'postalCode'],
  ['/track-order', 'id'],
  ['/track-order', 'contact'],
  ['/order-success', 'orderId'],
  ['/payment', 'orderId'],
  ['/login', 'redirect'],
  ['/reset-password', 'token'],
  ['/image', 'url'],
];

test.describe.configure({ timeout: 300_000 });

/** The whole built server: what Astro and its adapter do with an address and its headers is in here too. */
test('H10 addresses, headers and forms of any shape take a page linear time', async () => {
  const { folder, remove } = await fillFolder();
  const shop = await startProcess({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.0/8',
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'error',
  });
  const agent = new http.Agent({ keepAlive: true });
  const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
    ask(shop.origin, agent, method, path, headers, body);
  const wrong: string[] = [];
  let looks = 0;
  const look = async (what: string, limit: number, work: (text: string) => Promise<void>) => {
    // Each place meets a quarter of the shapes, each shape a quarter of the places.
    looks += 1;
    for (const [shape, make] of net(Object.entries(shapes), (_, index) => (index + looks) % 4 === 0)) {
      const slow = await superLinear(work, make, limit);
      if (slow) wrong.push(`${what}, ${shape}: ${slow}`);
    }
  };
  const spelled = (text: string) => encodeURI(text.replaceAll('%', '')).slice(0, HEAD_BYTES).replace(/%.?$/, '');

  for (const { path } of pageRoutes().filter((route) =>
    ['index', 'product/[id]', '[key].txt', 'sitemap-products-[part].xml'].includes(route.name),
  ))
    await look(`below ${path}`, HEAD_BYTES, (text) => send('GET', `${path}/${spelled(text)}`.replace('//', '/x')));
  for (const [path, name] of PARAMETERS)
    await look(`${name} of ${path}`, HEAD_BYTES, (text) =>
      send('GET', `${path}?${name}=${encodeURIComponent(text).slice(0, HEAD_BYTES).replace(/%.?$/, '')}`),
    );
  for (const name of HEADERS)
    await look(name, HEAD_BYTES, (text) =>
      send('GET', '/no-such-page', { [name]: text.replace(/[^\t\x20-\x7e]/g, 'x') }),
    );
  for (const [path, name] of [
    ['/contact', 'email'],
    ['/contact', 'message'],
    ['/', 'email'],
    ['/login', 'email'],
  ] as const)
    await look(`${name} posted to ${path}`, BODY_BYTES, (text) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams({ name: 'A', email: 'a@b.co', subject: 'B', message: 'C', [name]: text })
          .toString()
          .slice(0, BODY_BYTES),
      ),
    );

  expect(wrong).toEqual([]);
  agent.destroy();
  await shop.close();
  remove();
});

function ask(
  origin: string,
  agent: http.Agent,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        hostname,
        port,
        path,
        method,
        agent,
        headers: { host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) },
      },
      (answer) => {
        answer
          .resume()
          .on('end', () =>
            answer.statusCode! < 500
              ? resolve()
              : reject(new Error(`${answer.statusCode} to ${method} ${path.slice(0, 200)}`)),
          );
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && error.code === 'ECONNRESET'
        ? void ask(origin, agent, method, path, headers, body).then(resolve, reject)
        : reject(error),
    );
    request.end(body);
  });
}
