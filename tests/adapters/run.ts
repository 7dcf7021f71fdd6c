import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../api/postgres-server.ts';
import { installMedusa, startMedusa } from './medusa/app.ts';

/**
 * `npm run test:adapters`: a Medusa of its own on a PostgreSQL of its own, the adapter's API tests against it, and a
 * shopper's journey in a browser with the built shop before it. Without the packages, or without PostgreSQL, it says
 * loudly that nothing was tested, and ends well. What Medusa says is in test-results/adapters/medusa.log.
 */
const FOLDER = 'test-results/adapters';
const LONGEST_MS = 600_000;

const began = performance.now();
const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
setTimeout(() => {
  console.error(`test:adapters took longer than ${LONGEST_MS / 60_000} minutes`);
  process.exit(1);
}, LONGEST_MS).unref();

process.exit(await testAdapters());

async function testAdapters(): Promise<number> {
  const folder = installMedusa();
  if (!folder) return skipped('the packages of Medusa could not be installed');
  console.log(`Medusa is installed (${seconds()})`);
  const postgres = await startPostgres();
  if (!postgres) return skipped("PostgreSQL is not installed (Debian's package postgresql)");
  const stops = [postgres.stop];
  try {
    mkdirSync(FOLDER, { recursive: true });
    const client = new pg.Client(`${postgres.url}/postgres`);
    await client.connect();
    await client.query('CREATE DATABASE medusa');
    await client.end();
    const medusa = await startMedusa(folder, `${postgres.url}/medusa`, openSync(`${FOLDER}/medusa.log`, 'w'));
    stops.unshift(medusa.stop);
    console.log(`Medusa is open at ${medusa.origin} (${seconds()})`);
    writeFileSync(`${FOLDER}/medusa.json`, JSON.stringify(medusa));
    const units = await run('vitest', ['run', '--config', 'tests/adapters/vitest.config.ts']);
    const browser = await run('playwright', ['test', '--config', 'tests/adapters/playwright.config.ts']);
    console.log(`test:adapters: ${units || browser ? 'failed' : 'passed'} (${seconds()})`);
    return units || browser;
  } finally {
    for (const stop of stops) await stop();
  }
}

function skipped(why: string): number {
  console.error(`\n*** test:adapters SKIPPED: ${why}. Nothing of the adapters was tested. ***\n`);
  return 0;
}

function run(command: string, given: string[]): Promise<number> {
  const shell = process.platform === 'win32';
  const child = spawn(command, given, { stdio: 'inherit', shell });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
