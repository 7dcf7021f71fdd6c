import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressAnswers } from '#http-front/compress-answers.ts';

let server: http.Server | undefined;
afterEach(() => server?.close());

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = http.createServer(compressAnswers(answer)).listen(0, '127.0.0.1');
  await new Promise((open) => server!.once('listening', open));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function get(address: string): Promise<{ answer: IncomingMessage; parts: Buffer[]; ended: Promise<boolean> }> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const ended = new Promise<boolean>((done) =>
        answer.once('end', () => done(true)).once('error', () => done(false)),
      );
      resolve({ answer, parts, ended });
    });
    request.on('error', reject);
  });
}

const PAGE = '<p>page</p>'.repeat(500);

test('a page is compressed, and its beginning does not wait for its end', async () => {
  let finish = () => {};
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(PAGE);
    finish = () => response.end('<p>end</p>');
  });
  const { answer, parts, ended } = await get(origin);
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  finish();
  expect(await ended).toBe(true);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe(`${PAGE}<p>end</p>`);
});

test('who waits for a write to be done is told, so a page that fails half-way is cut off instead of hanging', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(PAGE);
    response.write('Internal server error', () => response.destroy());
  });
  // Cut off after its head, or before: which of the two is the compressor's pace.
  const whole = await get(origin).then(
    ({ ended }) => ended,
    (error: unknown) => (error as { code?: string }).code !== 'ECONNRESET',
  );
  expect(whole).toBe(false);
});

test('what is compressed already, small, or secret passes as it is', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/br')
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end('compressed'.repeat(500));
    else if (request.url === '/small')
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 2 }).end('ok');
    else
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token: 'x'.repeat(2_000) }));
  });
  for (const [path, encoding] of [
    ['/br', 'br'],
    ['/small', undefined],
    ['/api/v1/users/authorize', undefined],
  ] as const) {
    const { answer, ended } = await get(origin + path);
    await ended;
    expect(answer.headers['content-encoding'], path).toBe(encoding);
  }
});
