import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { quantile } from '../table/statistics.ts';
import type { OrderLoadResult } from '../orders.ts';

/**
 * `node order-client.ts FILE`: posts orders, one at a time on each connection, each with a key of its own. Prints an
 * OrderLoadResult.
 */
const { origin, seconds, tokens, bodies } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  origin: string;
  seconds: number;
  tokens: string[];
  bodies: string[];
};
const { hostname, port, host } = new URL(origin);
const times: number[] = [];
const refused: Record<string, number> = {};
const ids: string[] = [];
const run = Math.random().toString(36).slice(2);
let sequence = 0;
const started = performance.now();
const ends = started + seconds * 1000;
await Promise.all(tokens.map(use));
const result: OrderLoadResult = {
  perSecond: ids.length / ((performance.now() - started) / 1000),
  p50: quantile(times, 0.5) ?? 0,
  p99: quantile(times, 0.99) ?? 0,
  slowest: Math.max(...times),
  refused,
  orders: ids.length,
  distinct: new Set(ids).size,
};
console.log(JSON.stringify(result));

function use(token: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let [sent, got] = [0, ''];
    const order = () => {
      const body = bodies[sequence % bodies.length]!;
      got = '';
      sent = performance.now();
      socket.write(
        `POST /api/v1/orders HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\nidempotency-key: ${run}-${(sequence += 1)}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    };
    socket.setNoDelay(true).setEncoding('latin1').once('connect', order);
    socket.on('data', (chunk: string) => {
      got += chunk;
      const end = got.indexOf('\r\n\r\n');
      const length = end < 0 ? undefined : /\r\ncontent-length: *(\d+)/i.exec(got.slice(0, end))?.[1];
      if (end < 0 || (length === undefined ? !got.endsWith('0\r\n\r\n') : got.length < end + 4 + Number(length)))
        return;
      times.push(performance.now() - sent);
      const id = /"id":"(ord_\w+)"/.exec(got)?.[1];
      if (id) ids.push(id);
      else refused[got.slice(9, 12)] = (refused[got.slice(9, 12)] ?? 0) + 1;
      if (performance.now() < ends) order();
      else socket.destroy();
    });
    socket.once('error', () => (refused.broken = (refused.broken ?? 0) + 1));
    socket.once('close', () => resolve());
  });
}
