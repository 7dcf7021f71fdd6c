import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node';
import { afterEach, expect, test } from 'vitest';
import { toResponse } from '#backends/serving/answer.ts';
import { readText } from '#backends/serving/body.ts';
import { openFront } from '#http-front/open-front.ts';

const CLIENTS = 60;
const SIZE = 5_000_000;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The front, and behind it an endpoint as the store API has it: it reads 64 KB and refuses. */
const pages: RequestListener = (request, response) => {
  const asked = createRequestFromNodeRequest(request);
  void readText(asked, refusalsIn('en')).then((text) =>
    writeResponse(typeof text === 'string' ? new Response(text) : toResponse(text), response),
  );
};

async function open(): Promise<number> {
  server = createServer(openFront({ folder: '/nowhere', cache: undefined, pages }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A client that sends all that it has before it reads, as many do. What came back, or how the connection broke. */
function send(port: number, head: string, body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.write(`POST /api/v1/contact HTTP/1.1\r\nHost: shop.example\r\n${head}\r\n\r\n`);
    socket.write(body, () => {
      socket.end();
      socket.resume();
    });
  });
}

const told = Buffer.alloc(SIZE, 'x');
const untold = Buffer.concat([Buffer.from(`${SIZE.toString(16)}\r\n`), told, Buffer.from('\r\n0\r\n\r\n')]);
const BY_LENGTH = `Content-Length: ${SIZE}`;
const CHUNKED = 'Transfer-Encoding: chunked';

test.each([
  ['its length is told', BY_LENGTH, told],
  ['its length is not told', CHUNKED, untold],
  ['its length is told, and it is the last of its connection', `${BY_LENGTH}\r\nConnection: close`, told],
  ['its length is not told, and it is the last of its connection', `${CHUNKED}\r\nConnection: close`, untold],
])('H10 a client that posts 5 MB reads its 413: %s', async (_, head, body) => {
  const port = await open();
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => send(port, head, body)));
  expect(answers).toEqual(Array<string>(CLIENTS).fill('HTTP/1.1 413 Payload Too Large'));
});

test.each([
  ['sends without end', CHUNKED, untold.subarray(0, -5), true],
  ['falls silent', CHUNKED, untold.subarray(0, 200_000), false],
  ['falls silent before its first byte', BY_LENGTH, Buffer.alloc(0), false],
])('H10 a client that %s is cut', async (_, head, part, endlessly) => {
  const port = await open();
  const cut = new Promise((resolve) => server.once('connection', (there) => there.once('close', resolve)));
  // Half open: an answer that ends is no reason to stop.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  const say = () => socket.writable && socket.write(part, endlessly ? say : undefined);
  socket.on('error', () => undefined);
  socket.write(`POST /api/v1/contact HTTP/1.1\r\nHost: shop.example\r\n${head}\r\n\r\n`, say);
  await cut;
  socket.destroy();
});
