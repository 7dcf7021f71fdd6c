import { spawn, type ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';

const shell = process.platform === 'win32';

/** A script of package.json; ends this process when it fails. */
export async function run(script: string, env: Record<string, string> = {}): Promise<void> {
  const status = await ended(
    spawn('npm', ['run', script], { stdio: 'inherit', shell, env: { ...process.env, ...env } }),
  );
  if (status !== 0) process.exit(status);
}

/** Scripts that use one processor each, side by side; what each has written is shown when it is done, with its time. */
export async function runTogether(...scripts: string[]): Promise<void> {
  const statuses = await Promise.all(
    scripts.map(async (script) => {
      const start = performance.now();
      const child = spawn('npm', ['run', script], { shell });
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
      const status = await ended(child);
      process.stdout.write(Buffer.concat(output));
      console.log(`${script}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      return status;
    }),
  );
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** The exit code; 1 for a process that could not be started or was ended by a signal. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('close', (status) => resolve(status ?? 1));
  });
}
