import { spawn, spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';

/** A script of package.json; ends this process when it fails. */
export function run(script: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit', shell, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Scripts that use one processor each, side by side; what each has written is shown when it is done. */
export async function runTogether(...scripts: string[]): Promise<void> {
  const statuses = await Promise.all(
    scripts.map(
      (script) =>
        new Promise<number>((resolve) => {
          const child = spawn('npm', ['run', '--if-present', script], { shell });
          let text = '';
          for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part));
          child.once('close', (status) => {
            process.stdout.write(text);
            resolve(status ?? 1);
          });
        }),
    ),
  );
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
