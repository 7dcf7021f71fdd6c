import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireImage } from '#contract/product.ts';
import { writeWhole } from './write-whole.ts';

/** What is known of a picture that was made: a note beside its files, whose leading dot keeps it from being served. */
export interface MadePicture {
  picture: WireImage;
  /** Bytes by file name. */
  files: Record<string, number>;
}

/** The note, when every file it names is there whole. */
export async function findMadePicture(folder: string, hash: string): Promise<MadePicture | undefined> {
  try {
    const made = JSON.parse(await readFile(join(folder, noteOf(hash)), 'utf8')) as MadePicture;
    const sizes = await Promise.all(
      Object.entries(made.files).map(async ([name, bytes]) => (await stat(join(folder, name))).size === bytes),
    );
    return sizes.every(Boolean) ? made : undefined;
  } catch {
    return undefined;
  }
}

export async function keepMadePicture(folder: string, hash: string, made: MadePicture): Promise<void> {
  await writeWhole(folder, noteOf(hash), JSON.stringify(made));
}

function noteOf(hash: string): string {
  return `.${hash}.json`;
}
