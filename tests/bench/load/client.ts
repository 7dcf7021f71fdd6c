import { connect } from 'node:net';
import { quantile } from '../table/statistics.ts';
import type { Load, LoadResult } from './load.ts';

/**
 * `node client.ts '{"url", "connections", "seconds"}'`: prints a LoadResult. One request at a time on each connection.
 */
const { url, connections, seconds } = JSON.parse(process.argv[2]!) as Load;
const { hostname, port, host, pathname, search } = new URL(url);
const REQUEST = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = '0\r\n\r\n';

const times: number[] = [];
let failed = 0;
const started = performance.now();
const ends = started + seconds * 1000;
await Promise.all(Array.from({ length: connections }, () => use()));
const result: LoadResult = {
  perSecond: times.length / ((performance.now() - started) / 1000),
  p99: quantile(times, 0.99) ?? 0,
  failed,
};
console.log(JSON.stringify(result));

/** Asks again and again over one connection until the time is up. */
function use(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let got: Buffer = Buffer.alloc(0);
    const ask = () => {
      got = Buffer.alloc(0);
      sent = performance.now();
      socket.write(REQUEST);
    };
    socket.setNoDelay(true).setTimeout(10_000, () => socket.destroy(new Error('timeout')));
    socket.once('connect', ask);
    socket.on('data', (chunk) => {
      got = got.length > 0 ? Buffer.concat([got, chunk]) : chunk;
      if (!isWhole(got)) return;
      times.push(performance.now() - sent);
      if (!/^HTTP\/1.1 [23]/.test(got.toString('latin1', 0, 12))) failed += 1;
      if (performance.now() < ends) ask();
      else socket.destroy();
    });
    socket.once('error', () => (failed += 1));
    socket.once('close', () => (performance.now() < ends ? resolve(use()) : resolve()));
  });
}

function isWhole(got: Buffer): boolean {
  const headEnd = got.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(got.toString('latin1', 0, headEnd))?.[1];
  return length === undefined
    ? got.toString('latin1', got.length - CHUNKS_END.length) === CHUNKS_END
    : got.length >= headEnd + 4 + Number(length);
}
