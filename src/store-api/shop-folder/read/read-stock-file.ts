import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderProblem } from '../folder-problem.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { readStockLines, type StockLine } from '../../stock/stock-file.ts';

const FILE = 'stock.csv';

/** `stock.csv`: a header, then SKU and quantity. An empty quantity, or `-`, is not counted. */
export async function readStockFile(
  path: string,
  products: readonly CatalogueProduct[],
  problems: FolderProblem[],
): Promise<StockLine[]> {
  const text = await readFile(join(path, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const known = new Set(products.flatMap(({ variants }) => variants.flatMap((variant) => variant.sku ?? [])));
  return readStockLines(text, {
    wrongSku: (sku) => (known.has(sku) ? undefined : `no product of products.csv has the SKU ${sku}`),
    report: (line, what) => problems.push({ file: FILE, line, what }),
  });
}
