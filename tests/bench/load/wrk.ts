import { spawn, spawnSync } from 'node:child_process';
import type { Load, LoadResult } from './load.ts';
import { undoAtEnd } from '../leftovers.ts';
import { stop } from '../shop/server-process.ts';

let found: boolean | undefined;

export function hasWrk(): boolean {
  return (found ??= !spawnSync('wrk', ['-v']).error);
}

export async function loadByWrk({ url, connections, seconds, core }: Load): Promise<LoadResult> {
  const wrk = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ];
  const [command = '', ...args] = core === undefined ? wrk : ['taskset', '-c', String(core), ...wrk];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  undoAtEnd(() => stop(child));
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  return readWrk(said);
}

/** What wrk printed, in requests a second and ms. */
export function readWrk(said: string): LoadResult {
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(said)?.[1];
  const p99 = /^\s*99%\s+([\d.]+)(us|ms|s|m)\b/m.exec(said);
  if (!perSecond || !p99) throw new Error(`wrk said: ${said}`);
  const unit = { us: 0.001, ms: 1, s: 1000, m: 60_000 }[p99[2] as 'us'];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0;
  return {
    perSecond: Number(perSecond),
    p99: Number(p99[1]) * unit,
    failed: [refused, ...broken].reduce<number>((sum, count) => sum + Number(count), 0),
  };
}
