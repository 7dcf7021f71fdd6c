import { spawn, type ChildProcess } from 'node:child_process';

const READY_MS = 600_000;

export interface Shop {
  /** Scheme, host and port as the shop printed them. */
  origin: string;
  pid: number;
  /** All it has written so far. */
  said: () => string;
  close: () => Promise<void>;
}

/** The built shop, started as anybody would start it. Builds first when the build is older than the sources. */
export async function startShop(env: Record<string, string>): Promise<Shop> {
  const shop = spawn(process.execPath, ['src/start.ts'], {
    env: { ...process.env, HOST: 'localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const [from, to] of [
    [shop.stdout, process.stdout],
    [shop.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      to.write(chunk);
    });
  return { origin: await opened(shop), pid: shop.pid!, said: () => said, close: () => closed(shop) };
}

function opened(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The shop did not open in time.')), READY_MS);
    let said = '';
    shop.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const open = /is open at (\S+)/.exec(said);
      if (!open) return;
      clearTimeout(timer);
      resolve(open[1]!);
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
}

function closed(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    shop.removeAllListeners('exit');
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}
