import cluster, { type Worker } from 'node:cluster';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDispatcher } from '#process/dispatch.ts';

/**
 * What dispatching connections from the primary gains over `listen({ reusePort: true })` in each worker: clients whose
 * connection is reset while workers are replaced one after the other. Each client opens a connection for one request.
 * `node tests/bench/engines/connections.ts`.
 */
const SECONDS = 10;
const CLIENTS = 16;
const RENEW_EVERY_MS = 500;
type Way = 'dispatch' | 'reusePort';

if (cluster.isPrimary) {
  for (const way of ['dispatch', 'reusePort', 'dispatch', 'reusePort'] satisfies Way[]) await measure(way);
  process.exit(0);
}
serve(process.env.WAY as Way);

async function measure(way: Way): Promise<void> {
  const dispatcher = openDispatcher();
  if (way === 'dispatch') await new Promise<void>((done) => dispatcher.server.listen(0, '127.0.0.1', done));
  const port = way === 'dispatch' ? (dispatcher.server.address() as AddressInfo).port : await freePort();
  let workers: Worker[] = [];
  const begin = async (): Promise<Worker> => {
    const worker = cluster.fork({ WAY: way, WORKER_PORT: String(port) });
    await new Promise((open) => worker.on('message', (message) => message === 'open' && open(undefined)));
    if (way === 'dispatch') dispatcher.add(worker);
    return worker;
  };
  workers = [await begin(), await begin()];

  const until = Date.now() + SECONDS * 1_000;
  const counts = { answered: 0, lost: 0 };
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (Date.now() < until) counts[(await ask(port)) ? 'answered' : 'lost'] += 1;
  });
  let renewed = 0;
  while (Date.now() < until) {
    await sleep(RENEW_EVERY_MS);
    const [oldest, ...others] = workers as [Worker, ...Worker[]];
    workers = [...others, await begin()];
    if (way === 'dispatch') dispatcher.remove(oldest);
    oldest.send({ end: 'finish' });
    renewed += 1;
  }
  await Promise.all(clients);
  const { answered, lost } = counts;
  console.log(`${way}: ${answered} answered, ${lost} reset or refused, ${renewed} workers replaced`);
  dispatcher.server.close();
  for (const worker of workers) worker.process.kill('SIGKILL');
}

/** A worker: answers after a millisecond, and when told to end finishes what it has. */
function serve(way: Way): void {
  const server: Server = createServer({ keepAlive: false } as object, (_, response) => {
    setTimeout(() => response.setHeader('connection', 'close').end('ok'), 1);
  });
  process.on('message', (order: { end?: string; connection?: true }, socket?: net.Socket) => {
    if (order.end && way === 'reusePort') server.close(() => process.exit(0));
    else if (order.end) setTimeout(() => process.exit(0), 1_000);
    if (!order.connection) return;
    process.send?.('taken');
    if (!socket) return;
    server.emit('connection', socket);
    socket.resume();
  });
  if (way === 'dispatch') return void process.send?.('open');
  server.listen({ port: Number(process.env.WORKER_PORT), host: '127.0.0.1', reusePort: true, exclusive: true }, () =>
    process.send?.('open'),
  );
}

function ask(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(answer.startsWith('HTTP/1.1 200')));
  });
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
