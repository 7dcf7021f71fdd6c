import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../fixtures/free-port.ts';

const HERE = import.meta.dirname;
const PICTURES = join(HERE, '../../../src/demo/shop/pictures');
/** Under which names Medusa reads them. */
const COPIED = {
  'medusa-config.js': 'medusa-config.js',
  'seed.js': 'seed.mjs',
  'seed-charges.js': 'seed-charges.js',
  'goods.json': 'goods.json',
  'middlewares.js': 'src/api/middlewares.js',
};

/** What seed.js wrote, and where Medusa is. */
export interface SeededMedusa {
  origin: string;
  publishableKey: string;
  secretKey: string;
  regionId: string;
  locationId: string;
  /** The region that adds tax by the state. */
  americaId: string;
}

/** Medusa's packages in a folder of the user's cache, by the list of them; undefined when they cannot be had. */
export function installMedusa(): string | undefined {
  const packages = readFileSync(join(HERE, 'packages.json'), 'utf8');
  const version = createHash('sha256').update(packages).digest('hex').slice(0, 12);
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'selvedge', `medusa-${version}`);
  const installed = join(folder, 'installed');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, 'src/api'), { recursive: true });
  for (const [name, there] of Object.entries(COPIED)) cpSync(join(HERE, name), join(folder, there));
  if (existsSync(installed)) return folder;
  writeFileSync(join(folder, 'package.json'), packages);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    timeout: 400_000,
  });
  if (status !== 0) return undefined;
  writeFileSync(installed, '');
  return folder;
}

/** A migrated and filled Medusa on the database, listening on this machine. */
export async function startMedusa(
  folder: string,
  databaseUrl: string,
  log: number,
): Promise<SeededMedusa & { stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const result = join(folder, `seeded-${port}.json`);
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(32).toString('hex'),
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    MEDUSA_DISABLE_TELEMETRY: 'true',
    PICTURES: `${origin}/static`,
    SEED_RESULT: result,
    LOG_LEVEL: 'error',
  };
  const medusa = join(folder, 'node_modules/@medusajs/cli/cli.js');
  const run = (...given: string[]) =>
    spawn(process.execPath, [medusa, ...given], { cwd: folder, env: environment, stdio: ['ignore', log, log] });
  cpSync(PICTURES, join(folder, 'static'), { recursive: true });
  await ended(run('db:migrate'), 'db:migrate');
  await ended(run('exec', './seed.mjs'), 'exec seed.mjs');
  const server = run('start', '--host', '127.0.0.1', '--port', String(port));
  await whenHealthy(origin, server);
  return {
    origin,
    ...(JSON.parse(readFileSync(result, 'utf8')) as Omit<SeededMedusa, 'origin'>),
    stop: async () => {
      if (server.exitCode !== null) return;
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function ended(command: ChildProcess, name: string): Promise<void> {
  const code = await new Promise((resolve) => command.once('exit', resolve));
  if (code !== 0) throw new Error(`medusa ${name} ended with ${String(code)}`);
}

async function whenHealthy(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error(`Medusa ended with ${server.exitCode}`);
    await sleep(200);
  }
}
