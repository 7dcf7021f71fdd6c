import { sendTo } from './asking/send.ts';
import { readOptions, UsageError } from './options.ts';
import { planText, reportText } from './report-text.ts';
import { runSuite } from './suite.ts';

/**
 * Runs a command line of `npm run conformance` and gives the code to exit with: 0 when every level that was asked for
 * has passed, 1 when not, 2 for a wrong line.
 */
export async function runLine(words: readonly string[]): Promise<number> {
  try {
    const options = readOptions(words);
    if (!options) return 0;
    const { url, host, only, json, allowed } = options;
    (json ? console.error : console.log)(`${planText(url, allowed, only)}\n`);
    const report = await runSuite({ send: sendTo(url, host), allowed, only });
    console.log(json ? JSON.stringify({ url, ...report }, null, 2) : reportText(report));
    return report.passed ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}
