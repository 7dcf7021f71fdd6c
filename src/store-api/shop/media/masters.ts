import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { touch } from './touch.ts';
import { writeAtomically } from './write-atomically.ts';

/** Beside the encoded pictures, and never served: pictures as the owner gave them, named by a hash of their bytes. */
const FOLDER = 'masters';

export function mastersFolder(media: string): string {
  return join(media, FOLDER);
}

/** Stores a picture as it is; one that is there is marked as used now. Returns the name of its file. */
export async function storeMaster(media: string, bytes: Buffer): Promise<string> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const folder = mastersFolder(media);
  await mkdir(folder, { recursive: true });
  const isThere = (await touch(join(folder, name))) && (await sizeOfMaster(media, name)) === bytes.length;
  if (!isThere) await writeAtomically(folder, name, bytes);
  return name;
}

/** In bytes; undefined when there is no such master. */
export async function sizeOfMaster(media: string, name: string): Promise<number | undefined> {
  return (await stat(join(media, FOLDER, name)).catch(() => undefined))?.size;
}

export function readMaster(media: string, name: string): Promise<Buffer> {
  return readFile(join(media, FOLDER, name));
}

export function copyMaster(media: string, name: string, to: string): Promise<void> {
  return copyFile(join(media, FOLDER, name), to);
}
