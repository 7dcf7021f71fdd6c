import { readFile, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { PictureError } from '../media/picture-error.ts';

/**
 * The bytes of a file below `folder`. @throws PictureError when it is not there, or is reached through a symbolic
 * link or `..` that leads out.
 */
export async function readLocalPicture(folder: string, path: string): Promise<Buffer> {
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, path));
    if (!file.startsWith(root + sep)) throw new PictureError(`is outside ${folder}`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new PictureError(
      code === 'ENOENT' || code === 'ENOTDIR' ? `is not in ${folder}` : `cannot be read (${String(code ?? error)})`,
    );
  }
}
