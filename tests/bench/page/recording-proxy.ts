import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { undoAtEnd } from '../leftovers.ts';

export interface Passed {
  at: number;
  path: string;
  /** Asked for by a browser that only might need it. */
  ahead: boolean;
}

/** Stands before a server and notes every request, also those no DevTools session sees. */
export async function startRecordingProxy(
  origin: string,
): Promise<{ origin: string; passed: Passed[]; close: () => void }> {
  const passed: Passed[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    passed.push({
      at: performance.now(),
      path,
      ahead: /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')),
    });
    const onward = request(origin + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  undoAtEnd(close);
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, passed, close };
}
