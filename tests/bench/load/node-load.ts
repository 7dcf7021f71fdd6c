import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Load, LoadResult } from './load.ts';
import { undoAtEnd } from '../leftovers.ts';
import { stop } from '../shop/server-process.ts';

/**
 * Where wrk is missing: a client in a process of its own. It is slower than wrk, so ratios to the floor look kinder.
 */
export async function loadByNode({ url, connections, seconds, core }: Load): Promise<LoadResult> {
  const node = [
    process.execPath,
    join(import.meta.dirname, 'client.ts'),
    JSON.stringify({ url, connections, seconds }),
  ];
  const [command = '', ...args] =
    core === undefined || process.platform !== 'linux' ? node : ['taskset', '-c', String(core), ...node];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  undoAtEnd(() => stop(child));
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  return JSON.parse(said) as LoadResult;
}
