import type { CatalogueProduct } from './catalogue-product.ts';
import { toHandle } from './handle.ts';
import type { Problem } from '../import-error.ts';
import { readProduct } from './read-product.ts';
import { cellOf, type ProductRows, readRows, type Row } from './read-rows.ts';
import { reporter } from '../report.ts';

export interface Catalogue {
  products: CatalogueProduct[];
  problems: Problem[];
}

/**
 * Reads a Shopify product CSV, both header dialects (docs/behaviour.md 11.catalogue-file). Rows of one handle, wherever
 * they stand, are one product. Every problem is collected; products with one are left out.
 * @throws ImportError when the file as a whole cannot be read.
 */
export async function readCatalogue(file: string, categories: string[]): Promise<Catalogue> {
  const problems: Problem[] = [];
  const report = reporter(problems);
  const groups = new Map<string, ProductRows>();
  for await (const row of readRows(file)) {
    if (row.cells.some((cell) => /[\u0000\uFFFD]/.test(cell)))
      report(row, 'title', 'the record has characters that are not UTF-8 text; save the file as UTF-8');
    const name = cellOf(row, 'handle') || cellOf(row, 'title');
    if (!name) report(row, 'handle', 'neither a handle nor a title tells which product this is');
    else group(groups, toHandle(name), row);
  }
  const products = [...groups].flatMap(([handle, rows]) => {
    const before = problems.length;
    const product = readProduct(handle, rows, { categories, report });
    return problems.length === before ? [product] : [];
  });
  return { products, problems };
}

function group(groups: Map<string, ProductRows>, handle: string, row: Row): void {
  const rows = groups.get(handle);
  if (rows) rows.push(row);
  else groups.set(handle, [row]);
}
