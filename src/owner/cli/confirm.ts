import { createInterface } from 'node:readline/promises';
import { NotConfirmed, type Options } from './command.ts';

/**
 * Goes on with --yes, or when somebody at a terminal types "yes". `what` is a sentence that says what cannot be undone.
 * @throws NotConfirmed
 */
export async function confirm(what: string, { yes }: Pick<Options, 'yes'>): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new NotConfirmed(`${what}\nNothing is changed: --yes does it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what} Type yes to go on: `).finally(() => terminal.close());
  if (!/^\s*y(es)?\s*$/i.test(answer)) throw new NotConfirmed('Nothing is changed.');
}
