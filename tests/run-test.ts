import { run } from './run-scripts.ts';

/** `npm test`: everything, and the coverage of the specification last. Types come first: ESLint reads what they make. */
run('test:types');
run('lint');
run('test:units');
run('test:browser');
run('test:coverage');
