import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { undoAtEnd } from '../leftovers.ts';
import { rawGet } from '../shop/raw-get.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';
import { stopGroup } from '../shop/server-process.ts';
import { copyOfData } from '../shop/shop-data.ts';
import { median } from '../table/statistics.ts';
import { freePort } from '../../fixtures/free-port.ts';

const MOST = 1_000;
const GIVE_UP_MS = 30_000;
const COMMANDS = {
  'npm start': ['npm', 'start', '--silent'],
  'node src/start.ts': [process.execPath, 'src/start.ts'],
} as const;

/** From the command to the first whole page, on a built, filled shop. */
export async function start({ quick }: Bench): Promise<Outcome> {
  const dataDir = copyOfData();
  const figures: Record<string, number[]> = {};
  for (let run = 0; run < (quick ? 2 : 5); run++)
    for (const [name, command] of Object.entries(COMMANDS))
      (figures[name] ??= []).push(await firstPage(command, dataDir));
  return { rows: Object.entries(figures).map(([name, times]) => line(name, times)), figures };
}

async function firstPage([command, ...args]: readonly [string, ...string[]], dataDir: string): Promise<number> {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '' };
  const started = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...settings }, stdio: 'ignore', detached: true });
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

function line(name: string, times: number[]): Row {
  const measured = median(times);
  return {
    what: `First page after ${name}`,
    target: `within ${MOST} ms`,
    measured: ms(measured),
    pass: within(measured, MOST),
  };
}
