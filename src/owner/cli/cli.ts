import { defectText } from './defect-text.ts';
import { runLine } from './run-line.ts';

// What is thrown where no command waits for it.
process.on('uncaughtException', (error) => {
  console.error(defectText(error));
  process.exit(1);
});

// Who reads what is printed may have had enough, as `| head -1` does: a command that changes something goes on.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** The process of the operator's commands. */
const status = await runLine(process.argv.slice(2));
// A command may have set its own.
if (status !== 0) process.exitCode = status;
