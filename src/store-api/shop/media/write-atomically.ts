import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file and renames it into place, so that a file with this name is always a whole one, however many processes
 * write it, of one machine or several.
 */
export async function writeAtomically(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  const unfinished = join(folder, `.${randomBytes(6).toString('hex')}-${name}`);
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
