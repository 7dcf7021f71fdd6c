import { NotConfirmed, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { defectText } from './defect-text.ts';
import { helpOf } from './help.ts';
import { runCommand } from './program.ts';
import { StartError } from '#environment.ts';
import { languageFiles } from '#translations/language-files.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/**
 * Runs a command line and gives the code to exit with: 2 for a wrong line, 3 when something that cannot be undone was
 * not confirmed, 1 when it did not work. What went wrong is printed without a stack, a defect of the program too.
 */
export async function runLine(words: string[]): Promise<number> {
  try {
    const language = shopLanguage();
    if (language !== 'en' && !languageFiles.has(language))
      throw new StartError(`SHOP_LANGUAGE is ${language}, and there is no src/languages/${language}.ts.`);
    await runCommand(COMMANDS, words);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    // Errors of the system, of SQLite and of PostgreSQL have a code. One without is a bug.
    const hasCode = typeof Reflect.get(Object(error), 'code') === 'string';
    if (!isUsage && !(error instanceof StartError) && !hasCode) {
      console.error(defectText(error));
      return 1;
    }
    console.error((error as Error).message);
    if (isUsage) console.error(`\n${helpOf(COMMANDS)}`);
    return isUsage ? 2 : error instanceof NotConfirmed ? 3 : 1;
  }
}
