import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { subjectsOf, type Bench } from '../bench.ts';
import { undoAtEnd } from '../leftovers.ts';
import { rawGet } from '../shop/raw-get.ts';
import { comparison } from '../paired/comparison.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import type { Samples } from '../paired/rounds.ts';
import { within, type Outcome, type Row } from '../table/row.ts';
import { stopGroup } from '../shop/server-process.ts';
import { copyOfData } from '../shop/shop-data.ts';
import { freePort } from '../../fixtures/free-port.ts';

const MOST = 800;
const ROUNDS = 10;
const GIVE_UP_MS = 30_000;
const COMMANDS = {
  'npm start': ['npm', 'start', '--silent'],
  'node src/start.ts': [process.execPath, 'src/start.ts'],
} as const;

/** From the command to the first whole page, on a built, filled shop; in turn with the past. */
export async function start(bench: Bench): Promise<Outcome> {
  const subjects = subjectsOf(bench).map(({ name, checkout }) => ({ name, checkout, data: copyOfData(checkout) }));
  const samples: Samples<number> = {};
  for (let round = 0; round < roundsOf(bench, ROUNDS); round++)
    for (const [what, command] of Object.entries(COMMANDS))
      for (const { name, checkout, data } of round % 2 ? subjects.toReversed() : subjects)
        ((samples[what] ??= {})[name] ??= []).push(await firstPage(command, checkout, data));
  return { rows: Object.entries(samples).map(([name, times]) => line(name, times)), figures: samples };
}

async function firstPage(
  [command, ...args]: readonly [string, ...string[]],
  cwd: string,
  dataDir: string,
): Promise<number> {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '' };
  const started = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...settings }, stdio: 'ignore', detached: true });
  const stop = () => stopGroup(child);
  undoAtEnd(stop);
  try {
    while (performance.now() - started < GIVE_UP_MS) {
      const answer = await rawGet(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer?.status === 200) return performance.now() - started;
      await sleep(10);
    }
    throw new Error(`${command} ${args.join(' ')} showed no page.`);
  } finally {
    await stop();
  }
}

function line(name: string, samples: Record<string, (number | null)[]>): Row {
  const compared = comparison(samples, (time) => time);
  return {
    what: `First page after ${name}`,
    target: `within ${MOST} ms`,
    ...compared,
    pass: within(compared.middle, MOST),
  };
}
