import { readFile } from 'node:fs/promises';
import { namedPictures } from './named-pictures.ts';
import { PICTURES_FOLDER } from './read/read-products.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import { readLocalPicture } from '../import/local-picture.ts';
import { isLinked } from '../import/read/read-pictures.ts';
import { storeMaster } from '#store-api/shop/media/masters.ts';

/** Paths below the folder of every local picture that it names, and of its display font. */
function pictureFiles({ store, categories, products }: ShopFolder): string[] {
  const named = namedPictures(store, categories).map(({ path }) => path);
  const local = products
    .flatMap(({ pictures }) => pictures)
    .filter((picture) => !isLinked(picture))
    .map(({ source }) => `${PICTURES_FOLDER}/${source}`);
  const font = store.theme?.font;
  return [...new Set([...named, ...local, ...(font === undefined ? [] : [font])])];
}

/** Stores the folder's pictures as they are; gives the name of each file by its path in the folder. */
export async function storeMasters(folder: ShopFolder, media: string): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const path of pictureFiles(folder))
    names[path] = await storeMaster(media, await readLocalPicture(folder.path, path));
  return names;
}

/** The same for pictures that were downloaded, by their addresses. */
export async function storeDownloads(
  downloads: ReadonlyMap<string, string>,
  media: string,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [address, file] of downloads) names[address] = await storeMaster(media, await readFile(file));
  return names;
}
