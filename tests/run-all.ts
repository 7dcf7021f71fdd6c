import { spawnSync } from 'node:child_process';

/** `npm run test:all`: the tests with every combination that `npm test` only samples, then the journey in every browser. */
run(['test'], { TEST_ALL: 'yes' });
run(['run', 'test:browsers'], {});

function run(args: string[], env: Record<string, string>): void {
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
