import { join } from 'node:path';
import { checkPictures } from './check-pictures.ts';
import { findFolderFile } from './folder-file.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { ImportError, type Problem } from '../../import/import-error.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { type CatalogueContext, type CatalogueFindings, readCatalogue } from '../../import/read/read-catalogue.ts';
import { handleOf } from '../../import/handles/product-handles.ts';
import { readTable } from '../../import/read/read-table.ts';
import { mayBeIn, type MayBe, nothingUnread } from './unread-names.ts';
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
  /** Whether there may be such a handle or SKU beside them: the file, or a row of it, cannot be read. */
  mayBe: Record<'handle' | 'sku', MayBe>;
  /** Lines of which nothing else is to be told: their cells are not where they belong. */
  shifted: ReadonlySet<number>;
  /** Undefined without a file that can be read. */
  findings?: CatalogueFindings;
}

const NOTHING = { handle: nothingUnread, sku: nothingUnread };
const NONE = { products: [], mistaken: new Set<string>(), shifted: new Set<number>() };

/**
 * The products of `products.csv`, those with mistakes too, so that nothing else is said to lack them; a shop may have
 * none yet. `mayHaveRest`: a category that could not be read may take those for which the file has none.
 */
export async function readProducts(
  path: string,
  names: CatalogueContext & { mayBeCategory: MayBe; mayHaveRest: boolean },
  problems: FolderProblem[],
): Promise<FolderProducts> {
  const file = await findFolderFile(path, PRODUCTS_FILE, problems);
  if (file === undefined) return { ...NONE, mayBe: NOTHING };
  const catalogue = await readCatalogue(file, { ...names, withProblems: true }).catch((error: unknown) => {
    if (!(error instanceof ImportError)) throw error;
    return error;
  });
  if (catalogue instanceof ImportError) {
    problems.push(...catalogue.problems.map(ofProducts));
    const table = await readTable(file).catch(() => undefined);
    return {
      ...NONE,
      mayBe: table ? mayBeOf(table.records.flatMap(({ cells }) => cells)) : { handle: () => true, sku: () => true },
    };
  }
  const { products, problems: found, findings, mistaken } = catalogue;
  const shifted = new Set(catalogue.shifted.map(({ line }) => line));
  problems.push(...grouped(found).map(ofProducts));
  problems.push(...placeProblems(catalogue, names).map((one) => ({ file: PRODUCTS_FILE, ...one })));
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
  const mayBe = mayBeOf(catalogue.unread);
  return {
    products,
    findings,
    mistaken,
    mayBe: catalogue.hasLostRows ? { ...mayBe, handle: () => true } : mayBe,
    shifted,
  };
}

/** A handle may be made of any cell. */
function mayBeOf(cells: readonly string[]): FolderProducts['mayBe'] {
  const all = cells.filter(Boolean);
  if (all.length === 0) return NOTHING;
  return { handle: mayBeIn([...all, ...all.map((cell) => handleOf(cell))]), sku: mayBeIn(all) };
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
