import { spawn, type ChildProcess } from 'node:child_process';
import { undoAtEnd } from '../leftovers.ts';
import { say } from '../say.ts';

const READY_MS = 600_000;
const STOP_MS = 12_000;
/** Building and filling a store take a minute or two, and must not look like standing still. */
const TELL_EVERY_MS = 5_000;

export interface Server {
  origin: string;
  pid: number;
  close: () => Promise<void>;
}

/** Starts a program that prints the address it is open at; resolves once it has. */
export async function startServer(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = '.',
  name = 'server',
): Promise<Server> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const close = () => stopGroup(child);
  undoAtEnd(close);
  return { origin: await opened(child, name), pid: child.pid!, close };
}

/** A command that ends by itself, and with everything it started when the benchmark is stopped before. */
export async function runToEnd(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  undoAtEnd(() => stopGroup(child));
  const code = await new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.`);
}

function opened(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      done();
      reject(new Error(`${name} did not open in time.`));
    }, READY_MS);
    let said = '';
    const started = performance.now();
    const telling = setInterval(() => {
      const last = said.trim().split('\n').at(-1);
      say(
        `${name}: not open after ${Math.round((performance.now() - started) / 1000)} s${last ? `; it says: ${last}` : ''}`,
      );
    }, TELL_EVERY_MS);
    const done = () => {
      clearTimeout(timer);
      clearInterval(telling);
    };
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const open = /open at (http\S+)\n/.exec(said);
      if (!open) return;
      done();
      resolve(open[1]!);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      done();
      reject(new Error(`A server ended with code ${code}: ${said.slice(-500)}`));
    });
  });
}

export function stop(child: ChildProcess): Promise<void> {
  return end(child, (signal) => child.kill(signal));
}

/** Ends a process that was started `detached`, and whatever it has started: a build, a shell's child. */
export function stopGroup(child: ChildProcess): Promise<void> {
  return end(child, (signal) => process.kill(-child.pid!, signal));
}

async function end(child: ChildProcess, kill: (signal: NodeJS.Signals) => unknown): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  kill('SIGTERM');
  const timer = setTimeout(() => kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}
