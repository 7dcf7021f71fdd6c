import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseSecondDev } from '#process/start/refuse-second-dev.ts';

test('a second npm run dev says where the first one is, and one that has ended is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-dev-'));
  mkdirSync(join(folder, '.astro'));
  const says = (text: string) => writeFileSync(join(folder, '.astro/dev.json'), text);
  await refuseSecondDev(folder);
  says('{"pid":');
  await refuseSecondDev(folder);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  says(JSON.stringify({ pid: process.pid, url: `http://127.0.0.1:${port}` }));
  await expect(refuseSecondDev(folder)).rejects.toThrow(
    `npm run dev of this folder is open already, at http://127.0.0.1:${port} (process ${process.pid}): end that one first`,
  );
  await new Promise((resolve) => server.close(resolve));
  await refuseSecondDev(folder);
  rmSync(folder, { recursive: true });
});
