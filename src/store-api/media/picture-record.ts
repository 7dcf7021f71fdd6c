import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireImage } from '#contract/product.ts';
import { writeAtomically } from './write-atomically.ts';

/** What is known of a picture that was made: a note beside its files, whose leading dot keeps it from being served. */
export interface PictureRecord {
  picture: WireImage;
  /** Bytes by file name. */
  files: Record<string, number>;
}

/** The note, when every file it names is there whole. */
export async function findPictureRecord(folder: string, hash: string): Promise<PictureRecord | undefined> {
  try {
    const made = JSON.parse(await readFile(join(folder, noteOf(hash)), 'utf8')) as PictureRecord;
    const sizes = await Promise.all(
      Object.entries(made.files).map(async ([name, bytes]) => (await stat(join(folder, name))).size === bytes),
    );
    return sizes.every(Boolean) ? made : undefined;
  } catch {
    return undefined;
  }
}

export async function storePictureRecord(folder: string, hash: string, made: PictureRecord): Promise<void> {
  await writeAtomically(folder, noteOf(hash), JSON.stringify(made));
}

function noteOf(hash: string): string {
  return `.${hash}.json`;
}
