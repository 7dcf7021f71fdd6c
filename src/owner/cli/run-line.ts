import { NotConfirmed, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { defectText } from './defect-text.ts';
import { helpAbout } from './help.ts';
import { runCommand } from './program.ts';
import { StartError } from '#environment.ts';

/**
 * Runs a command line and gives the code to exit with: 2 for a wrong line, 3 when something that cannot be undone was
 * not confirmed, 1 when it did not work. What went wrong is printed without a stack, and last, also what is a defect of
 * the program.
 */
export async function runLine(words: string[]): Promise<number> {
  try {
    await runCommand(COMMANDS, words);
    return 0;
  } catch (error) {
    // Errors of the system, of SQLite and of PostgreSQL have a code. One without is a bug.
    const hasCode = typeof Reflect.get(Object(error), 'code') === 'string';
    if (error instanceof UsageError) {
      console.error(`${helpAbout(COMMANDS, error)}\n\n${error.message}`);
      return 2;
    }
    if (!(error instanceof StartError) && !hasCode) {
      console.error(defectText(error));
      return 1;
    }
    console.error((error as Error).message);
    return error instanceof NotConfirmed ? 3 : 1;
  }
}
