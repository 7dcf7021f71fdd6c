import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/** Beside the encoded pictures, and never served: pictures as the owner gave them, named by a hash of their bytes. */
const FOLDER = 'masters';

/** Stores a picture as it is, unless it is there. Returns the name of its file. */
export async function storeMaster(media: string, bytes: Buffer): Promise<string> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const folder = join(media, FOLDER);
  await mkdir(folder, { recursive: true });
  if ((await sizeOfMaster(media, name)) !== bytes.length) await writeAtomically(folder, name, bytes);
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
