import { run, runTogether } from './run-scripts.ts';

/** `npm test`: everything, and the coverage of the specification last. */
await runTogether('test:types', 'lint');
run('test:units');
run('test:browser');
run('test:coverage');
