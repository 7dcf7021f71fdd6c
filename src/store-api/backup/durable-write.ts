import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** On the disk, not only on its way there: a file, or the folder that names it. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export function syncFolderOf(path: string): void {
  syncToDisk(dirname(path));
}
