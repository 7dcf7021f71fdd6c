import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type Server } from './server-process.ts';

export interface ShopOptions {
  /** The checkout it runs from. */
  checkout: string;
  dataDir: string;
  /** What the benchmark calls it while it starts. */
  name?: string;
  env?: Record<string, string>;
  /** On this core alone, where the system can do that. */
  core?: number;
}

/**
 * The shop as its own `npm start` starts it, without npm, on a free port of this machine. Builds and fills first when
 * needed.
 */
export function startShop({ checkout, dataDir, name = 'shop', env = {}, core }: ShopOptions): Promise<Server> {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...args] = scripts.start.split(' ');
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '', ...env };
  if (core === undefined || process.platform !== 'linux')
    return startServer(process.execPath, args, settings, checkout, name);
  return startServer('taskset', ['-c', String(core), process.execPath, ...args], settings, checkout, name);
}
