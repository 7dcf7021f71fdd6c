import { NotConfirmed, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOf } from './help.ts';
import { runCommand } from './program.ts';
import { shopLanguage } from '#languages/shop-language.ts';
import { StartError } from '#environment.ts';

/**
 * The operator's commands. An error is printed without a stack: the process ends with 2 for a wrong command line, with
 * 3 when something that cannot be undone was not confirmed, else with 1.
 */
try {
  if (shopLanguage() !== 'en') (await import('#languages/translate-in-node.ts')).translateInNode(shopLanguage());
  await runCommand(COMMANDS, process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  // Errors of the system, of SQLite and of PostgreSQL have a code. One without is a bug and is printed with its stack.
  const hasCode = typeof Reflect.get(Object(error), 'code') === 'string';
  if (!isUsage && !(error instanceof StartError) && !hasCode) throw error;
  console.error((error as Error).message);
  if (isUsage) console.error(`\n${helpOf(COMMANDS)}`);
  process.exitCode = isUsage ? 2 : error instanceof NotConfirmed ? 3 : 1;
}
