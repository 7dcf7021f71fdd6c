import { type CsvError, parse } from 'csv-parse/sync';

/** What the shelves hold of a variant; `quantity` is null where it is not counted. */
export interface StockLine {
  line: number;
  sku: string;
  quantity: number | null;
}

const MAX_QUANTITY = 1_000_000_000;

interface StockFileReader {
  /** What is wrong with a SKU, if anything. */
  wrongSku: (sku: string) => string | undefined;
  report: (line: number, what: string) => void;
}

/**
 * The lines of a stock file: a header, then SKU and quantity. An empty quantity, or `-`, is not counted. Every mistake
 * is reported; a line with one is left out.
 */
export function readStockLines(text: string, { wrongSku, report }: StockFileReader): StockLine[] {
  const [header, ...rows] = readRecords(text, report);
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [sku, quantity] = [names.indexOf('sku'), names.indexOf('quantity')];
  if (sku < 0 || quantity < 0) {
    report(1, 'must begin with the line "SKU,quantity"');
    return [];
  }
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }): StockLine[] => {
    const name = (cells[sku] ?? '').trim();
    const count = (cells[quantity] ?? '').trim();
    const before = seen.get(name);
    seen.set(name, line);
    const isNumber = /^\d{1,10}$/.test(count) && Number(count) <= MAX_QUANTITY;
    const isUncounted = count === '' || count === '-';
    const wrong =
      name === ''
        ? 'names no SKU'
        : (wrongSku(name) ??
          (before !== undefined
            ? `${name} stands in line ${before} already`
            : isNumber || isUncounted
              ? undefined
              : `the quantity of ${name} must be a whole number, or - for not counted, not '${count.slice(0, 40)}'`));
    if (wrong === undefined) return [{ line, sku: name, quantity: isUncounted ? null : Number(count) }];
    report(line, wrong);
    return [];
  });
}

function readRecords(text: string, report: StockFileReader['report']): { line: number; cells: string[] }[] {
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
    report((error as CsvError & { lines?: number }).lines ?? 1, (error as Error).message);
    return [{ line: 1, cells: ['sku', 'quantity'] }];
  }
}
