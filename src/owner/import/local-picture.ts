import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LeadsAway, pathInside } from './path-inside.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';

/**
 * The bytes of a file below `folder`. @throws PictureError when it is not there, or is reached through a symbolic
 * link or `..` that leads out of `root`, which is the folder or one that it lies in
 */
export async function readLocalPicture(folder: string, path: string, root = folder): Promise<Buffer> {
  try {
    return await readFile(await pathInside(root, resolve(folder, path)));
  } catch (error) {
    if (error instanceof LeadsAway) throw new PictureError(error.message);
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new PictureError(
      code === 'ENOENT' || code === 'ENOTDIR' ? `is not in ${folder}` : `cannot be read (${String(code ?? error)})`,
    );
  }
}
