import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own in memory, which may be full, or read-only. */
export interface SmallDisk {
  folder: string;
  makeReadOnly: () => void;
  remove: () => void;
}

/** Undefined, with a loud line, where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' });
  const made = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  if (made.status !== 0) {
    rmSync(folder, { recursive: true });
    console.log(`SKIPPED: no small disk can be mounted here (${made.error?.message ?? made.stderr.trim()}).`);
    return undefined;
  }
  return {
    folder,
    makeReadOnly: () => void mount('-o', 'remount,ro', folder),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
