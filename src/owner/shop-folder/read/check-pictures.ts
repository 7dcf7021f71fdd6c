import { relative } from 'node:path';
import type { FolderProblem } from '../folder-problem.ts';
import { readLocalPicture } from '../../import/local-picture.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';

/** A picture that a file of the folder names. */
export interface NamedPicture {
  file: string;
  line: number;
  /** Path below the folder. */
  picture: string;
}

/** Reads the header of each picture below `path`, which is the shop's folder or lies in it. */
export async function checkPictures(
  path: string,
  named: readonly NamedPicture[],
  folder = path,
): Promise<FolderProblem[]> {
  if (named.length === 0) return [];
  // sharp loads slowly, and a folder without pictures does without it.
  const { checkPicture } = await import('#store-api/shop/media/read-bitmap.ts');
  const problems: FolderProblem[] = [];
  const below = relative(folder, path);
  for (const { file, line, picture } of named)
    try {
      await checkPicture(await readLocalPicture(path, picture, folder));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      // A path that names the folder, as those of store.yaml do.
      const hint = below !== '' && picture.startsWith(`${below}/`) ? `: write ${picture.slice(below.length + 1)}` : '';
      problems.push({
        file,
        line,
        what: `the picture ${picture} ${error.message.replace(`in ${path}`, `in the folder${below === '' ? '' : ` ${below}`}`)}${hint}`,
      });
    }
  return problems;
}
