import { readFolderText } from './folder-file.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { FolderProducts } from './read-products.ts';
import { nameText, readStockLines, type NamedVariant, type StockLine } from '../../stock/stock-file.ts';

const FILE = 'stock.csv';

/** A variant of products.csv; its id in the database follows from handle and key. */
interface FolderVariant extends NamedVariant {
  key: string;
}

export type FolderStockLine = StockLine<FolderVariant>;

/** `stock.csv`: a header, then how a variant is named and how many there are (docs/owners.md). */
export async function readStockFile(
  path: string,
  { products, mistaken, mayBe }: Omit<FolderProducts, 'findings'>,
  problems: FolderProblem[],
): Promise<FolderStockLine[]> {
  const text = await readFolderText(path, FILE, problems);
  if (typeof text !== 'string') return [];
  return readStockLines(text, {
    variants: products.flatMap(({ handle, variants }) =>
      variants.map(({ key, sku, size, color }) => ({ handle, key, sku, size, color })),
    ),
    place: 'product of products.csv',
    mayBe: ({ sku, handle }) => mistaken.has(handle) || (sku === '' ? mayBe.handle(handle) : mayBe.sku(sku)),
    report: (line, what) => problems.push({ file: FILE, line, what }),
  });
}

/** Lines whose number would count once for each of several variants. */
export function ambiguousLines(lines: readonly FolderStockLine[]): FolderProblem[] {
  return lines.filter(({ variants }) => variants.length > 1).map(ambiguous);
}

export function ambiguous({ line, name, variants }: FolderStockLine): FolderProblem {
  const all = variants.map(({ handle, size, color }) => [handle, size, color].filter(Boolean).join(' '));
  const some = [...all.slice(0, 5), ...(all.length > 5 ? ['…'] : [])].join('; ');
  const what = `${nameText(name)} is the name of ${all.length} variants (${some}): \
say how many there are of each in a line of its own, with the columns Handle, Size and Color`;
  return { file: FILE, line, what };
}
