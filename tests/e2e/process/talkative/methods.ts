import http from 'node:http';
import { callRoutes, METHODS, OTHER_ROUTES, pageRoutes } from '../../../fixtures/routes.ts';
import { net } from '../../support/net.ts';
import { expect, test } from '../program.ts';
import { talkative, written } from './shop.ts';

const SECRET = 'zebra-4711';
/** Limits of what is asked from here are not those of the other tests. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.10' };
const BODIES: [type: string, body: string][] = [
  ['', ''],
  ['application/json', '{"email":"a@b.co","note":"zebra-4711"}'],
  ['application/x-www-form-urlencoded', 'email=a%40b.co&note=zebra-4711'],
];

test('every route by 12 methods, with and without a body: no 5xx, 405 with what is allowed, and no stack or address in the log', async () => {
  const { shop } = talkative;
  const routes = [...pageRoutes(), ...callRoutes(), ...OTHER_ROUTES];
  const wrong: unknown[] = [];
  for (const [row, { name, path, takes }] of routes.entries())
    for (const [column, method] of METHODS.entries())
      for (const [type, body] of net(BODIES, (_, nth) => nth === (row + column) % BODIES.length)) {
        const address = `${path}${path.includes('?') ? '&' : '?'}note=${SECRET}`;
        const { status, allow } = await send(shop.origin, method, address, type, body);
        const found = { name, method, type, status, allow: allow?.split(', ').sort() };
        // A CONNECT is for a proxy: Node closes the connection.
        // The page of errors is one of them.
        const isSound = (answered: number) => answered < 500 || (name === '500' && answered === 500);
        const right =
          method === 'CONNECT'
            ? status === 0
            : takes.includes(method)
              ? isSound(status) && status !== 405
              : status === 405 && String(found.allow) === String(takes.filter((one) => one !== 'OPTIONS').sort());
        if (!right) wrong.push(found);
      }
  expect(wrong).toEqual([]);
  const said = await written();
  expect(said).not.toContain(SECRET);
  expect(said).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  expect(shop.lines().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});

/** Status 0: the connection was closed without an answer. */
function send(
  origin: string,
  method: string,
  path: string,
  type: string,
  body: string,
): Promise<{ status: number; allow: string | undefined }> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const headers = {
      host,
      ...ELSEWHERE,
      ...(body ? { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) } : {}),
    };
    const request = http.request(
      { hostname, port, path: method === 'CONNECT' ? 'shop.example:443' : path, method, agent: false, headers },
      (answer) => {
        answer.resume().on('close', () => resolve({ status: answer.statusCode!, allow: answer.headers.allow }));
      },
    );
    request.on('error', () => resolve({ status: 0, allow: undefined }));
    request.end(body);
  });
}
