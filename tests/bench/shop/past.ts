import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commitOf, git, isChanged } from './git.ts';
import { undoAtEnd } from '../leftovers.ts';
import { newestCommit } from '../table/results.ts';
import { runToEnd } from './server-process.ts';
import { temporaryFolder } from './shop-data.ts';

/** Which commit is the past of this run: the one asked for, else that of the newest results. */
export function pastCommit(asked: string | undefined | false): string | undefined {
  if (asked === false) return undefined;
  const name = asked ?? newestCommit();
  if (!name) return undefined;
  const commit = commitOf(name);
  if (!commit) throw new Error(`There is no commit ${name} here. Name one with --past, or --past none.`);
  return asked === undefined && commit === commitOf('HEAD') && !isChanged() ? undefined : commit;
}

/**
 * A checkout of that commit in a folder that is gone when the benchmark ends. The shop in it builds at its first start.
 */
export async function checkOutPast(commit: string): Promise<string> {
  const checkout = join(temporaryFolder('past'), 'checkout');
  git('worktree', 'add', '--detach', checkout, commit);
  undoAtEnd(() => git('worktree', 'remove', '--force', checkout));
  if (sameText('package-lock.json', join(checkout, 'package-lock.json')))
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  else await runToEnd('npm', ['ci', '--no-audit', '--no-fund'], checkout);
  return checkout;
}

function sameText(one: string, other: string): boolean {
  return readFileSync(one, 'utf8') === readFileSync(other, 'utf8');
}
