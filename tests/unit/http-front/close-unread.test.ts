import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { closeUnread } from '#http-front/close-unread.ts';

afterEach(() => void vi.useRealTimers());

/** Answers /refused without looking at its body, and /slow once it is told to. */
function serve() {
  let answerSlow = () => undefined as unknown;
  const asked = { slow: Promise.withResolvers<undefined>() };
  const server = http.createServer((request, response) => {
    closeUnread(request, response);
    if (request.url === '/refused') return response.writeHead(401).end('no');
    answerSlow = () => response.end('done');
    asked.slow.resolve(undefined);
    return request.resume();
  });
  return { server, asked, answerSlow: () => answerSlow() };
}

test('a refused call whose body came whole leaves its connection for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { server, asked, answerSlow } = serve();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string) =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const request = http.request({ port, path, method: 'POST', agent }, (answer) => {
        const { localPort } = answer.socket;
        answer.resume().once('end', () => resolve({ status: answer.statusCode, port: localPort }));
      });
      request.once('error', reject).end('{"some":"body"}');
    });
  const refused = await post('/refused');
  const slow = post('/slow');
  await asked.slow.promise;
  vi.advanceTimersByTime(5_000);
  answerSlow();
  expect(await slow).toEqual({ status: 200, port: refused.port });
  agent.destroy();
  server.close();
});
