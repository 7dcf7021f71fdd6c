import { spawn, type ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';

const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => running.forEach(end));

export interface Ran {
  name: string;
  seconds: number;
  passed: boolean;
}

interface Way {
  env?: Record<string, string>;
  /** Shows what it writes when it is done, in one piece: something else is writing meanwhile. */
  later?: boolean;
}

/** A script of package.json, with arguments of its own: `test:units --maxWorkers=1`. */
export async function runScript(command: string, { env = {}, later = false }: Way = {}): Promise<Ran> {
  const start = performance.now();
  const [name = '', ...args] = command.split(' ');
  const child = spawn('npm', ['run', name, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: ['ignore', later ? 'pipe' : 'inherit', later ? 'pipe' : 'inherit'],
    shell: isWindows,
    env: { ...process.env, ...env },
    // A group of its own, so that all that it starts ends with it.
    detached: !isWindows,
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const status = await ended(child);
  running.delete(child);
  if (later) process.stdout.write(Buffer.concat(output));
  const ran = { name, seconds: (performance.now() - start) / 1000, passed: status === 0 };
  console.log(`${lineOf(ran)}\n`);
  return ran;
}

/** Says how long each took, and ends this process with 1 when one failed. */
export function finish(all: Ran[]): void {
  for (const ran of all) console.log(lineOf(ran));
  if (all.some(({ passed }) => !passed)) process.exit(1);
}

function lineOf({ name, seconds, passed }: Ran): string {
  return `${passed ? 'passed' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`;
}

/** The exit code; 1 for a process that could not be started or was ended by a signal. */
function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('close', (status) => resolve(status ?? 1));
  });
}

function end(child: ChildProcess): void {
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid!, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
