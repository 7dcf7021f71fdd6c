import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PICTURES_FOLDER } from './read-products.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import { readLocalPicture } from '../import/local-picture.ts';
import { isLinked } from '../import/read/read-pictures.ts';
import { writeAtomically } from '../media/write-atomically.ts';

/** Beside the encoded pictures, and never served: the pictures as the owner gave them. */
const FOLDER = 'masters';

/** Paths below the folder of every local picture that it names. */
function pictureFiles({ store, categories, products }: ShopFolder): string[] {
  const { hero, heroTall, promo } = store.home ?? {};
  const named = [store.logo, hero, heroTall, promo?.picture, ...categories.map(({ picture }) => picture)];
  const local = products
    .flatMap(({ pictures }) => pictures)
    .filter((picture) => !isLinked(picture))
    .map(({ source }) => `${PICTURES_FOLDER}/${source}`);
  return [...new Set([...named.filter((path) => path !== undefined), ...local])];
}

/** Stores the folder's pictures as they are; gives the name of each file by its path in the folder. */
export async function storeMasters(folder: ShopFolder, media: string): Promise<Record<string, string>> {
  await mkdir(join(media, FOLDER), { recursive: true });
  const names: Record<string, string> = {};
  for (const path of pictureFiles(folder)) {
    const bytes = await readLocalPicture(folder.path, path);
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32) + extname(path).toLowerCase();
    const isThere = (await stat(join(media, FOLDER, name)).catch(() => undefined))?.size === bytes.length;
    if (!isThere) await writeAtomically(join(media, FOLDER), name, bytes);
    names[path] = name;
  }
  return names;
}

export function readMaster(media: string, name: string): Promise<Buffer> {
  return readFile(join(media, FOLDER, name));
}

export function copyMaster(media: string, name: string, to: string): Promise<void> {
  return copyFile(join(media, FOLDER, name), to);
}
