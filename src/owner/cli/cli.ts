import { runLine } from './run-line.ts';
import { shopLanguage } from '#languages/shop-language.ts';

/** The process of the operator's commands. */
if (shopLanguage() !== 'en') (await import('#languages/translate-in-node.ts')).translateInNode(shopLanguage());
const status = await runLine(process.argv.slice(2));
// A command may have set its own.
if (status !== 0) process.exitCode = status;
