import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostFetch } from '#api-client/host-fetch.ts';
import type { Fault } from './fault.ts';

/** A server before a backend that answers some calls in its own way. */
export async function startProxy(url: string, { on, when, raw }: Fault): Promise<{ url: string; stop: () => void }> {
  const prefix = new URL(url).pathname;
  const server = createServer((request, response) => {
    const path = request.url!.slice(prefix.length);
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const answer = await hostFetch(url + path, { method: request.method!, headers: new Headers(headers), body });
      const text = await answer.text();
      const route = `${request.method!} ${path.replace(/\?.*/, '').replace(/^(\/products|\/orders)\/[^/]+/, '$1/:id')}`;
      const asked = { path, query: new URLSearchParams(), headers, body };
      if (on.includes(route) && when?.(asked) !== false) raw!(response, text);
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
