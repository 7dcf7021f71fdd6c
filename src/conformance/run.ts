import { runLine } from './run-line.ts';

/** `npm run conformance`: does a running backend speak the contract? docs/conformance.md tells what it does. */
process.exitCode = await runLine(process.argv.slice(2));
