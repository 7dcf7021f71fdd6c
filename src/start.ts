import { spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkGateways, readEnvironment, StartError, type Environment } from './environment.ts';

/**
 * `npm start` and `npm run dev`: fills the embedded store when it is empty, builds when the build is older than the
 * sources, then serves pages and API, from one process or several. Ends with one line and a non-zero code when it
 * can't.
 */
const DEV = process.argv.includes('--dev');
/** The argument by which `restartWithMalloc` says that the store is filled and the shop built. */
const PREPARED = '--prepared';
const STORE_COMMAND = 'src/store-api/cli/cli.ts';
const BUILT_SERVER = 'dist/server/entry.mjs';
/** The language of the build, when it is not English. */
const BUILT_LANGUAGE = 'dist/server/language.txt';
/**
 * Thresholds of glibc's allocator. By default it raises them at run time and never lowers them, and answers of 100 KB
 * then come from a heap that never shrinks: a fifth of the memory under load. It reads these variables only when a
 * process starts, so this one replaces itself (`execve`, the same pid). Not on other systems, nor where they are set.
 */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
/** Node's compile cache, for the next start: a fifth less until the first page. */
const COMPILE_CACHE = 'node_modules/.cache/selvedge';
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

try {
  await start(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  giveUp(error.message);
}

async function start(environment: Environment): Promise<void> {
  if (process.argv.includes(PREPARED)) return serve(environment);
  checkGateways(environment);
  const language = environment.SHOP_LANGUAGE;
  if (language !== 'en' && !existsSync(`src/languages/${language}.ts`))
    throw new StartError(`SHOP_LANGUAGE is ${language}, and there is no src/languages/${language}.ts.`);
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  if (!environment.API_URL && existsSync(STORE_COMMAND)) run(process.execPath, [STORE_COMMAND, 'prepare']);
  if (DEV) {
    run(process.execPath, [
      'node_modules/astro/bin/astro.mjs',
      'dev',
      '--port',
      String(environment.PORT),
      '--host',
      environment.HOST,
    ]);
    return;
  }
  // React's production build is built and served, whatever the environment says: the other takes three times as long.
  process.env.NODE_ENV = 'production';
  if (isStale(environment.SHOP_LANGUAGE))
    run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent']);
  restartWithMalloc();
  await serve(environment);
}

function restartWithMalloc(): void {
  if (process.platform !== 'linux' || Object.keys(MALLOC).some((name) => name in process.env)) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1), PREPARED], {
    ...process.env,
    ...MALLOC,
  });
}

async function serve(environment: Environment): Promise<void> {
  // Workers of a cluster start as their primary does, with all prepared.
  if (cluster.isPrimary)
    cluster.setupPrimary({ args: [...process.argv.slice(2).filter((word) => word !== PREPARED), PREPARED] });
  const built = (await import(join(process.cwd(), BUILT_SERVER))) as typeof import('#server/entry.ts');
  await built.serve(environment, giveUp);
}

function giveUp(why: string): never {
  console.error(`Selvedge cannot start: ${why}`);
  process.exit(1);
}

/** A child that fails has printed why; this process ends with its exit code. */
function run(command: string, args: string[]): void {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  if (status !== 0) process.exit(signal ? 0 : (status ?? 1));
}

function isStale(language: string): boolean {
  if (!existsSync(BUILT_SERVER)) return true;
  const builtLanguage = existsSync(BUILT_LANGUAGE) ? readFileSync(BUILT_LANGUAGE, 'utf8') : 'en';
  if (builtLanguage !== language) return true;
  const built = statSync(BUILT_SERVER).mtimeMs;
  return SOURCES.some((path) => newest(path) > built);
}

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
