import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TOUCH_AFTER_MS = 60 * 60 * 1000;
/** How much may be written before the folder is measured again, as a share of its maximum. */
const SWEEP_SHARE = 1 / 16;

export interface DiskCache {
  read: (name: string) => Promise<Buffer | undefined>;
  write: (name: string, bytes: Buffer | string) => Promise<void>;
}

/**
 * Files by name in a folder that holds at most `maxBytes`: the least recently used are deleted. The time of use is the
 * file's own, so that it survives restarts and several processes share one folder.
 */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  let written = Infinity;
  let writes = 0;
  let sweeping: Promise<void> | undefined;

  async function write(name: string, bytes: Buffer | string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Two requests may write the same file at once: one content has two addresses.
    const unfinished = join(folder, `.${process.pid}-${(writes += 1)}-${name}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    written += bytes.length;
    if (written > maxBytes * SWEEP_SHARE) await (sweeping ??= sweep().finally(() => (sweeping = undefined)));
  }

  async function sweep(): Promise<void> {
    written = 0;
    const names = await readdir(folder);
    const files = (await Promise.all(names.map(sized))).filter((file) => file !== undefined);
    let excess = files.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes * (1 - SWEEP_SHARE);
    for (const { path, bytes } of files.sort((a, b) => a.used - b.used)) {
      if (excess <= 0) return;
      await rm(path, { force: true });
      excess -= bytes;
    }
  }

  async function sized(name: string): Promise<{ path: string; bytes: number; used: number } | undefined> {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? { path, bytes: found.size, used: found.mtimeMs } : undefined;
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const path = join(folder, name);
    try {
      const bytes = await readFile(path);
      void touch(path).catch(() => undefined);
      return bytes;
    } catch {
      return undefined;
    }
  }

  return { read, write };
}

async function touch(path: string): Promise<void> {
  const now = Date.now();
  if (now - (await stat(path)).mtimeMs > TOUCH_AFTER_MS) await utimes(path, now / 1000, now / 1000);
}
