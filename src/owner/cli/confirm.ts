import { NotConfirmed, type Options } from './command.ts';
import { openQuestions } from '#lib/questions.ts';

/**
 * Goes on with --yes, or when somebody at a terminal types "yes". `what` is a sentence that says what cannot be undone.
 * @throws NotConfirmed
 */
export async function confirm(what: string, { yes }: Pick<Options, 'yes'>): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new NotConfirmed(`${what}\nNothing is changed: --yes does it.`);
  const questions = openQuestions(process.stdin, process.stderr);
  const answer = await questions.ask(`${what} Type yes to go on: `).finally(questions.close);
  if (!/^\s*y(es)?\s*$/i.test(answer ?? '')) throw new NotConfirmed('Nothing is changed.');
}
