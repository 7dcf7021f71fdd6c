import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What is between browser and shop, on an origin of its own: it can be cut or be silent, and can answer as another
 * build of the shop would. A service worker's own requests go through it as well.
 */
export interface Line {
  origin: string;
  /** `cut` refuses each connection, `silent` takes it and never answers. */
  state: 'open' | 'cut' | 'silent';
  /** The shop that answers. */
  target: string;
  /** Renames all files of the build by it, as a next build would: those of the build before are then gone. */
  release: string;
  /** Answers these paths with this status. */
  refused: Map<string, number>;
  /** Changes the texts that the shop answers. */
  rewrite: (text: string, path: string) => string;
  /** Paths that were asked for. */
  asked: string[];
  close: () => void;
}

const HASHED = /(\/?[\w-]+\.[\w-]{8})\.(js|css)\b/g;

export async function openLine(target: string): Promise<Line> {
  const server = http.createServer((request, response) => void answer(line, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'open',
    target,
    release: '',
    refused: new Map(),
    rewrite: (text) => text,
    asked: [],
    close: () => (server.closeAllConnections(), void server.close()),
  };
  return line;
}

async function answer(line: Line, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const address = request.url ?? '/';
  const path = address.split('?', 1).join('');
  line.asked.push(path);
  if (line.state === 'cut') return void request.socket.destroy();
  if (line.state === 'silent') return;
  const status = line.refused.get(path);
  if (status) return void response.writeHead(status).end();
  if (line.release && /^\/_astro\/.*\.(js|css)$/.test(path) && !path.includes(line.release))
    return void response.writeHead(404).end();
  const headers: http.OutgoingHttpHeaders = { ...request.headers, 'accept-encoding': 'identity' };
  delete headers['if-none-match'];
  const asked = http.request(
    new URL(line.release ? address.replace(line.release, '') : address, line.target),
    { method: request.method, headers },
    (answered) => void pass(line, path, answered, response),
  );
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

async function pass(
  line: Line,
  path: string,
  answered: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answered) chunks.push(chunk as Buffer);
  let body = Buffer.concat(chunks);
  const headers = { ...answered.headers };
  if (/text|json|javascript/.test(headers['content-type'] ?? '')) {
    const renamed = body.toString().replace(HASHED, `$1${line.release}.$2`);
    const build = String(headers['x-build'] ?? headers.etag?.replaceAll('"', '') ?? '');
    const named = path === '/service-worker.js' ? renamed.replaceAll(build, build + line.release) : renamed;
    body = Buffer.from(line.rewrite(named, path));
    delete headers.etag;
    delete headers['last-modified'];
    headers['content-length'] = String(body.length);
    if (headers['x-build']) headers['x-build'] = build + line.release;
  }
  delete headers['transfer-encoding'];
  response.writeHead(answered.statusCode ?? 500, headers).end(body);
}
