import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type Server } from '../shop/server-process.ts';
import { temporaryFolder } from '../shop/shop-data.ts';

/** What the bare server answers, by path. */
export type Manifest = Record<string, { file: string; headers: Record<string, string> }>;

export interface StaticAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

/** A bare node:http server in a process of its own, which answers these paths with these bytes. */
export function startFloor(answers: ReadonlyMap<string, StaticAnswer>): Promise<Server> {
  const folder = temporaryFolder('floor');
  const manifest: Manifest = {};
  for (const [path, { body, headers }] of answers) {
    const file = join(folder, String(Object.keys(manifest).length));
    writeFileSync(file, body);
    manifest[path] = { file, headers };
  }
  const list = join(folder, 'manifest.json');
  writeFileSync(list, JSON.stringify(manifest));
  return startServer(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), list], {});
}
