import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const REPO = resolve(import.meta.dirname, '../../..');
const COPIED = ['src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];

/** A checkout without src/store-api, src/owner and src/demo, built; shops start from it on any backend. */
export interface ForeignBuild {
  startShop: (apiUrl: string) => Promise<{ origin: string; stop: () => void }>;
  remove: () => void;
}

/** @throws what the build said, when it failed */
export function buildWithoutStore(): ForeignBuild {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-'));
  for (const name of COPIED) cpSync(join(REPO, name), join(folder, name), { recursive: true });
  symlinkSync(join(REPO, 'node_modules'), join(folder, 'node_modules'));
  for (const room of ['store-api', 'owner', 'demo']) rmSync(join(folder, 'src', room), { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const built = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return {
    startShop: (apiUrl) =>
      start(folder, {
        ...env,
        API_URL: apiUrl,
        API_HOST: 'shop.example',
        PAGE_CACHE_MB: '0',
        PORT: '0',
        HOST: '127.0.0.1',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function start(cwd: string, env: NodeJS.ProcessEnv): Promise<{ origin: string; stop: () => void }> {
  const shop = spawn(process.execPath, ['src/start.ts'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((found, fail) => {
    shop.stdout.on('data', (chunk: Buffer) => {
      const open = /is open at (\S+)/.exec(chunk.toString());
      if (open) found({ origin: open[1]!, stop: () => shop.kill('SIGTERM') });
    });
    shop.once('exit', (code) => fail(new Error(`ended with ${code}`)));
  });
}
