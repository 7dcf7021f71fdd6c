import { readdir } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { DELIVERY_FILE, DISCOUNTS_FILE, TAX_FILE } from '../charges/read-charges.ts';
import { FolderError, type FolderProblem } from '../folder-problem.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';

/** The names that a folder may hold; anything else is named as a mistake, since nothing would come of it. */
export const KNOWN = new Set([
  'store.yaml',
  'categories.yaml',
  'collections.yaml',
  DELIVERY_FILE,
  TAX_FILE,
  DISCOUNTS_FILE,
  'products.csv',
  'stock.csv',
  'policies',
  'pictures',
  'sizes',
  'fonts',
  'synonyms.txt',
  'redirects.txt',
  'README.md',
]);

/** Files of a folder that no shop has. @throws FolderError where it is no folder */
export async function unknownFiles(path: string): Promise<FolderProblem[]> {
  const found = await readdir(path).catch(() => undefined);
  if (!found)
    throw new FolderError([
      { file: path, what: `is no folder that can be read${isAbsolute(path) ? '' : ` in ${process.cwd()}`}` },
    ]);
  return found
    .filter((name) => !KNOWN.has(name) && !name.startsWith('.'))
    .map((name) => ({ file: name, what: `is nothing a shop has: ${knownLike(name)}` }));
}

function knownLike(name: string): string {
  const near = [...KNOWN].find((one) => editDistance(one.toLowerCase(), name.toLowerCase(), 2) <= 2);
  return near === undefined ? `one of ${[...KNOWN].join(', ')}` : `did you mean ${near}?`;
}
