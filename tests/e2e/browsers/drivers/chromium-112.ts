import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/selvedge/chromium-112');

/**
 * The Chromium of April 2023, unpacked once. Not by the package's own executablePath(): every version unpacks to the
 * same place in the common temporary folder, and takes what another one left there.
 */
export async function chromium112(): Promise<string> {
  const path = join(FOLDER, 'chromium');
  if (existsSync(path)) return path;
  const packed = join(dirname(createRequire(import.meta.url).resolve('chromium-112')), '../bin/chromium.br');
  await mkdir(FOLDER, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  renameSync(unfinished, path);
  return path;
}
