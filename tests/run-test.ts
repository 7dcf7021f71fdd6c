import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ended, run, runTogether } from './run-scripts.ts';

/**
 * `npm test`: everything, and the coverage of the specification last. The demo store of the browser tests is drawn
 * meanwhile, at the lowest priority: in the time in which the unit tests wait for something.
 */
const filling = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./fixtures/fill-store.ts'))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const filled = ended(filling);
filling.stdout.resume();
process.once('exit', () => filling.kill());

await runTogether('test:types', 'lint');
await run('test:units');
if ((await filled) !== 0) process.exit(1);
await run('test:browser');
await run('test:coverage');
