import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file and renames it into place, so that a file with this name is always a whole one. */
export async function writeAtomically(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  const unfinished = join(folder, `.${process.pid}-${name}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}
