import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** fsync of a file, or of the folder that holds its name. */
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
