import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program of a test: its output goes to a file. */
export interface OwnProcess {
  /** 0 when it could not be started. */
  pid: number;
  /** Ends it by a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  isRunning: () => boolean;
  /** It and all its children, at once and without a chance to say goodbye, as when a machine loses its power. */
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function startProgram(
  command: string,
  args: string[],
  { log, owner, cwd }: { log: string; owner?: { uid: number; gid: number } | undefined; cwd: string },
): OwnProcess {
  const output = openSync(log, 'a');
  const child = spawn(command, args, { ...owner, cwd, stdio: ['ignore', output, output] });
  running.add(child);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      running.delete(child);
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return {
    pid: child.pid ?? 0,
    isRunning: () => !hasEnded,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      if (hasEnded) return;
      child.kill(signal);
      await ended;
    },
    async kill() {
      const all = [child.pid, ...childrenOf(child.pid)].filter((pid) => pid !== undefined);
      for (const pid of all) endAtOnce(pid);
      await ended;
      while (all.some(isAlive)) await sleep(20);
    },
  };
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && statusOf(pid)?.parent === parent);
}

/** A process that has ended and was not asked for its exit code yet counts as ended. */
function isAlive(pid: number): boolean {
  const state = statusOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
