import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** `npm run lint`: the five linters at once, each with its time. Says in full only what failed. */
const CACHE = 'node_modules/.cache';
const LINTERS = [
  `eslint . --max-warnings 0 --cache --cache-location ${CACHE}/eslint/`,
  `prettier . --check --log-level warn --cache --cache-location ${CACHE}/prettier-lint`,
  'oxlint --type-aware --max-warnings 0',
  'depcruise src tests --config .dependency-cruiser.mjs --output-type err',
  'knip --config tests/lint/knip.json --cache --cache-location node_modules/.cache/knip',
];

// Oxlint needs the types of Astro's own modules, which `astro check` leaves behind as well.
if (!existsSync('.astro/types.d.ts')) await report('astro sync');
const passed = await Promise.all(LINTERS.map(report));
process.exitCode = passed.every(Boolean) ? 0 : 1;

async function report(command: string): Promise<boolean> {
  const start = performance.now();
  const [name = '', ...args] = command.split(' ');
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'clean ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(Buffer.concat(said).toString());
  return code === 0;
}
