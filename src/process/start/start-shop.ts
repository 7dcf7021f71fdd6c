import { spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILT_SERVER, isStale } from './is-stale.ts';
import { refuseSecondDev } from './refuse-second-dev.ts';
import { useSettingsFile } from '../../environment/settings-file.ts';
import { checkGateways, readEnvironment, StartError, type Environment } from '../../environment.ts';

const STORE_COMMAND = 'src/owner/cli/cli.ts';
const IS_PREPARED = 'src/owner/cli/is-prepared.ts';
const PAID_LATER = 'src/owner/stores/paid-later.ts';
const HELP = `npm start -- [--env FILE]

Fills an empty database with the demo shop, builds when the sources are newer than the build, and serves the shop.
npm run dev does so with live reload.

  --env FILE  settings of this file, in place of selvedge.env in this folder
  --help      shows this

Settings, such as PORT, HOST and DATA_DIR, are variables of the environment or lines of that file: docs/operations.md.
Commands for the owner, such as init and apply: npm run store -- help`;

/** See src/start.ts. */
export async function startShop(words: string[]): Promise<void> {
  try {
    const { dev, env, help } = optionsOf(words);
    if (help) {
      console.log(HELP);
      return;
    }
    // Workers of a cluster start as their primary does, with its settings and with all prepared.
    if (cluster.isPrimary) useSettingsFile(env);
    const environment = readEnvironment(process.env);
    if (dev) await refuseSecondDev(process.cwd());
    if (cluster.isPrimary) await prepare(environment);
    if (dev) runDevelopment(environment);
    else await serve(environment);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    giveUp(error.message);
  }
}

/** @throws StartError for a word that is none of them */
function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { dev: { type: 'boolean' }, env: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message} (npm start -- --help says which there are)`);
  }
}

async function prepare(environment: Environment): Promise<void> {
  await checkPayments(environment);
  const { requireLanguage } = await import('../../languages/require-language.ts');
  await requireLanguage(environment.SHOP_LANGUAGE);
  if (!environment.API_URL && existsSync(STORE_COMMAND) && !(await isPrepared(environment)))
    run(process.execPath, [STORE_COMMAND, 'prepare']);
}

/** @throws StartError where shoppers could not pay */
async function checkPayments(environment: Environment): Promise<void> {
  try {
    checkGateways(environment);
  } catch (error) {
    if (!existsSync(PAID_LATER)) throw error;
    const { hasPaidLater } = (await import(join(process.cwd(), PAID_LATER))) as {
      hasPaidLater: (url: string) => Promise<boolean>;
    };
    if (!(await hasPaidLater(environment.DATABASE_URL))) throw error;
  }
}

/** Imported by its path, so that a checkout without the embedded store API starts as well. */
async function isPrepared({ DATABASE_URL }: Environment): Promise<boolean> {
  const found = (await import(join(process.cwd(), IS_PREPARED))) as { isPrepared: (url: string) => boolean };
  return found.isPrepared(DATABASE_URL);
}

function runDevelopment({ PORT, HOST }: Environment): void {
  run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(PORT), '--host', HOST]);
}

async function serve(environment: Environment): Promise<void> {
  // React's production build is built and served, whatever the environment says: the other takes three times as long.
  process.env.NODE_ENV = 'production';
  if (cluster.isPrimary && isStale(environment.SHOP_LANGUAGE))
    run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent']);
  const built = (await import(join(process.cwd(), BUILT_SERVER))) as typeof import('#process/entry.ts');
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
