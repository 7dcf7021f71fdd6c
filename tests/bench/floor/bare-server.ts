import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Manifest } from './floor.ts';

/** The least a node server can do: bodies compressed beforehand, out of memory. `node bare-server.ts MANIFEST` */
const manifest = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Manifest;
const answers = new Map(
  Object.entries(manifest).map(([path, { file, headers }]) => {
    const body = readFileSync(file);
    return [path, { body, headers: { ...headers, 'content-length': String(body.length) } }];
  }),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url!);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('SIGTERM', () => process.exit(0));
