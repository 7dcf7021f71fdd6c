import { sendTo } from './asking/send.ts';
import { readOptions, UsageError } from './options.ts';
import { planText, reportText } from './report-text.ts';
import { runSuite } from './suite.ts';

/**
 * `npm run conformance`: does a running backend speak the contract? Ends with 0 when every level that was asked for has
 * passed, with 1 when not, with 2 for a wrong command line. docs/conformance.md tells its reader what it does.
 */
try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    const { url, host, only, json, allowed } = options;
    (json ? console.error : console.log)(`${planText(url, allowed, only)}\n`);
    const report = await runSuite({ send: sendTo(url, host), allowed, only });
    console.log(json ? JSON.stringify({ url, ...report }, null, 2) : reportText(report));
    process.exitCode = report.passed ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
