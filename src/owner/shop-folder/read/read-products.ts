import { join } from 'node:path';
import { checkPictures } from './check-pictures.ts';
import { findFolderFile } from './folder-file.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { ImportError, type Problem } from '../../import/import-error.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { type CatalogueContext, type CatalogueFindings, readCatalogue } from '../../import/read/read-catalogue.ts';
import { placeProblems } from '../catalogue/place-problems.ts';
import { isLinked } from '../../import/read/read-pictures.ts';

const PRODUCTS_FILE = 'products.csv';
/** Where the pictures are that the file names. */
export const PICTURES_FOLDER = 'pictures';

export interface FolderProducts {
  products: CatalogueProduct[];
  /** Undefined without a file that can be read. */
  findings?: CatalogueFindings;
}

/** The products of `products.csv`; a shop may have none yet. Without `names` their categories are not checked. */
export async function readProducts(
  path: string,
  names: CatalogueContext | undefined,
  problems: FolderProblem[],
): Promise<FolderProducts> {
  const file = await findFolderFile(path, PRODUCTS_FILE, problems);
  if (file === undefined) return { products: [] };
  const catalogue = await readCatalogue(file, names ?? { categories: [] }).catch((error: unknown) => {
    if (!(error instanceof ImportError)) throw error;
    return error;
  });
  if (catalogue instanceof ImportError) {
    problems.push(...catalogue.problems.map(ofProducts));
    return { products: [] };
  }
  const { products, problems: found, findings } = catalogue;
  problems.push(...found.map(ofProducts));
  if (names)
    problems.push(...placeProblems(catalogue, names.categories).map((one) => ({ file: PRODUCTS_FILE, ...one })));
  const local = products.flatMap((product) => product.pictures).filter((picture) => !isLinked(picture));
  const namedIn = (wanted: boolean) =>
    new Map(
      local
        .filter(({ optional = false }) => optional === wanted)
        .map(({ source, line }) => [source, { file: PRODUCTS_FILE, line, picture: source }]),
    );
  const folder = join(path, PICTURES_FOLDER);
  problems.push(...(await checkPictures(folder, [...namedIn(false).values()], path)));
  const missing = await checkPictures(folder, [...namedIn(true).values()], path);
  findings.notes.push(
    ...missing.map(({ line = 1, what }) => ({ what: `${what}: the product does without`, lines: [line] })),
  );
  return { products, findings };
}

/** A problem of the file as one of the folder. */
export function ofProducts({ line, column, what }: Problem): FolderProblem {
  return { file: PRODUCTS_FILE, line, what: column ? `${column} ${what}` : what };
}
