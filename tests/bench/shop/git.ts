import { execFileSync } from 'node:child_process';

export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** Full name of a commit, undefined when there is none of that name. */
export function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Has anything but the benchmark's own results changed since the commit? */
export function isChanged(): boolean {
  return git('status', '--porcelain', '--', '.', ':!tests/bench/results') !== '';
}
