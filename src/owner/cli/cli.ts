import { runLine } from './run-line.ts';

/** The process of the operator's commands. */
const status = await runLine(process.argv.slice(2));
// A command may have set its own.
if (status !== 0) process.exitCode = status;
