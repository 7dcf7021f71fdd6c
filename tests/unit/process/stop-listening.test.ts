import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopListening } from '#process/drain.ts';

test('F9 connections that wait when the time to stop listening is up are answered, and none is reset', async () => {
  const server = createServer((socket) => socket.end('answered'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const stopped = stopListening(server);
  const answers: Promise<string>[] = [];
  const come = () => answers.push(answerOf(connect(port, '127.0.0.1')));
  for (const until = performance.now() + 1_900; performance.now() < until; await sleep(10)) come();
  // Each turn of the event loop is a long one, as on a machine that is busy with something else.
  const busy = setInterval(() => {
    for (const until = performance.now() + 4; performance.now() < until;);
  }, 1);
  await sleep(40);
  for (let count = 0; count < 40; count++) come();
  await stopped;
  clearInterval(busy);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'answered'));
  expect(server.listening).toBe(false);
});

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
    socket.on('close', () => resolve(text));
  });
}
