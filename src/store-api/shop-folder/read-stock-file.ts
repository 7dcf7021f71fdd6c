import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CsvError, parse } from 'csv-parse/sync';
import type { FolderProblem } from './folder-problem.ts';
import type { CatalogueProduct } from '../import/read/catalogue-product.ts';

/** What the shelves hold of a variant; `quantity` is null where it is not counted. */
export interface StockLine {
  line: number;
  sku: string;
  quantity: number | null;
}

const FILE = 'stock.csv';
const MAX_QUANTITY = 1_000_000_000;

/** `stock.csv`: a header, then SKU and quantity. An empty quantity, or `-`, is not counted. */
export async function readStockFile(
  path: string,
  products: readonly CatalogueProduct[],
  problems: FolderProblem[],
): Promise<StockLine[]> {
  const text = await readFile(join(path, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const records = readRecords(text, problems);
  const [header, ...rows] = records;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [sku, quantity] = [names.indexOf('sku'), names.indexOf('quantity')];
  if (sku < 0 || quantity < 0) {
    problems.push({ file: FILE, line: 1, what: 'must begin with the line "SKU,quantity"' });
    return [];
  }
  const known = new Set(products.flatMap(({ variants }) => variants.flatMap((variant) => variant.sku ?? [])));
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }): StockLine[] => {
    const report = (what: string): [] => {
      problems.push({ file: FILE, line, what });
      return [];
    };
    const name = (cells[sku] ?? '').trim();
    const count = (cells[quantity] ?? '').trim();
    const before = seen.get(name);
    seen.set(name, line);
    if (name === '') return report('names no SKU');
    if (!known.has(name)) return report(`no product of products.csv has the SKU ${name}`);
    if (before !== undefined) return report(`${name} stands in line ${before} already`);
    if (count === '' || count === '-') return [{ line, sku: name, quantity: null }];
    if (!/^\d{1,10}$/.test(count) || Number(count) > MAX_QUANTITY)
      return report(
        `the quantity of ${name} must be a whole number, or - for not counted, not '${count.slice(0, 40)}'`,
      );
    return [{ line, sku: name, quantity: Number(count) }];
  });
}

function readRecords(text: string, problems: FolderProblem[]): { line: number; cells: string[] }[] {
  try {
    const parsed = parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as {
      info: { lines: number };
      record: string[];
    }[];
    return parsed.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    problems.push({
      file: FILE,
      line: (error as CsvError & { lines?: number }).lines ?? 1,
      what: (error as Error).message,
    });
    return [{ line: 1, cells: ['sku', 'quantity'] }];
  }
}
