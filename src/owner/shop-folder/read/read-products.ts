import { join } from 'node:path';
import { checkPictures } from './check-pictures.ts';
import { findFolderFile } from './folder-file.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { ImportError, type Problem } from '../../import/import-error.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { type CatalogueContext, type CatalogueFindings, readCatalogue } from '../../import/read/read-catalogue.ts';
import { linesText } from '../../import/lines-text.ts';
import { placeProblems } from '../catalogue/place-problems.ts';
import { isLinked } from '../../import/read/read-pictures.ts';

const PRODUCTS_FILE = 'products.csv';
/** Where the pictures are that the file names. */
export const PICTURES_FOLDER = 'pictures';

export interface FolderProducts {
  products: CatalogueProduct[];
  /** Handles of those with a mistake. */
  mistaken: ReadonlySet<string>;
  /** There may be products beside them: the file, or a row of it, cannot be read. */
  mayHaveMore: boolean;
  /** Lines of which nothing else is to be told: their cells are not where they belong. */
  shifted: ReadonlySet<number>;
  /** Undefined without a file that can be read. */
  findings?: CatalogueFindings;
}

const NONE = { products: [], mistaken: new Set<string>(), shifted: new Set<number>() };

/**
 * The products of `products.csv`, those with mistakes too, so that nothing else is said to lack them; a shop may have
 * none yet. Without `names` their categories are not checked.
 */
export async function readProducts(
  path: string,
  names: CatalogueContext | undefined,
  problems: FolderProblem[],
): Promise<FolderProducts> {
  const file = await findFolderFile(path, PRODUCTS_FILE, problems);
  if (file === undefined) return { ...NONE, mayHaveMore: false };
  const catalogue = await readCatalogue(file, { categories: [], ...names, withProblems: true }).catch(
    (error: unknown) => {
      if (!(error instanceof ImportError)) throw error;
      return error;
    },
  );
  if (catalogue instanceof ImportError) {
    problems.push(...catalogue.problems.map(ofProducts));
    return { ...NONE, mayHaveMore: true };
  }
  const { products, problems: found, findings, mistaken, hasLostRows: mayHaveMore } = catalogue;
  const shifted = new Set(catalogue.shifted.map(({ line }) => line));
  problems.push(...grouped(found).map(ofProducts));
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
  const unseen = await checkPictures(folder, [...namedIn(false).values()], path);
  problems.push(...unseen.filter(({ line = 1 }) => !shifted.has(line)));
  const missing = await checkPictures(folder, [...namedIn(true).values()], path);
  findings.notes.push(
    ...missing.map(({ line = 1, what }) => ({ what: `${what}: the product does without`, lines: [line] })),
  );
  return { products, findings, mistaken, mayHaveMore, shifted };
}

/** Problems of one column and one text are one, by their first line. */
function grouped(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ column, what }) => JSON.stringify([column, what]));
  return [...groups.values()].flatMap((all) => {
    const lines = [...new Set(all.map(({ line }) => line))];
    const text = lines.length > 1 ? ` (${linesText(lines)})` : '';
    return all.slice(0, 1).map((first) => ({ ...first, what: `${first.what}${text}` }));
  });
}

/** A problem of the file as one of the folder. */
export function ofProducts({ line, column, what }: Problem): FolderProblem {
  return { file: PRODUCTS_FILE, line, what: column ? `${column} ${what}` : what };
}
