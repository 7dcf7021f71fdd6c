import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireImage } from '#contract/product.ts';
import { writeAtomically } from './write-atomically.ts';

/** A JSON file beside a picture's files; its leading dot keeps it from being served. */
export interface PictureRecord {
  picture: WireImage;
  /** Bytes by file name. */
  files: Record<string, number>;
}

/** The record, when every file it lists exists in its full size. */
export async function findPictureRecord(folder: string, hash: string): Promise<PictureRecord | undefined> {
  try {
    const made = JSON.parse(await readFile(join(folder, recordName(hash)), 'utf8')) as PictureRecord;
    const sizes = await Promise.all(
      Object.entries(made.files).map(async ([name, bytes]) => (await stat(join(folder, name))).size === bytes),
    );
    return sizes.every(Boolean) ? made : undefined;
  } catch {
    return undefined;
  }
}

export async function storePictureRecord(folder: string, hash: string, made: PictureRecord): Promise<void> {
  await writeAtomically(folder, recordName(hash), JSON.stringify(made));
}

function recordName(hash: string): string {
  return `.${hash}.json`;
}
