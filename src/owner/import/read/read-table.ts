import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { separatorOf } from '#lib/text/csv-separator.ts';

/** A CSV file as it is. */
export interface Table {
  header: string[];
  records: TableRecord[];
}

/** `line` is where it begins, counted from 1. */
export interface TableRecord {
  line: number;
  cells: string[];
}

const MAX_RECORD_CHARACTERS = 2_000_000;

/** A header that is longer is parted by what its beginning is. */
const HEADER_BYTES = 65_536;
/** The first bytes of a ZIP archive, which a workbook is. */
const WORKBOOK = Buffer.from([0x50, 0x4b, 3, 4]);

/**
 * Reads a UTF-8 CSV file: byte order mark, any line ending and quoted line breaks are fine, blank records are left out.
 * Columns are parted by commas, semicolons or tabs.
 * @throws ImportError when the file cannot be opened or is no CSV.
 */
export async function readTable(file: string): Promise<Table> {
  let line = 1;
  let header: string[] | undefined;
  const records: TableRecord[] = [];
  try {
    const beginning = await beginningOf(file);
    if (beginning.indexOf(WORKBOOK) === 0)
      throw new Error('the file is a workbook of a spreadsheet: save it as CSV (UTF-8)');
    const parser = parse({
      bom: true,
      delimiter: separatorOf(beginning.toString('utf8')),
      relax_column_count: true,
      max_record_size: MAX_RECORD_CHARACTERS,
    });
    // `pipe` does not forward errors.
    const source = createReadStream(file).on('error', (error) => parser.destroy(error));
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      if (!header) header = cells;
      else if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    }
  } catch (error) {
    throw new ImportError([{ line, what: messageOf(error) }]);
  }
  if (!header) throw new ImportError([{ line: 1, what: 'the file is empty' }]);
  return { header, records };
}

async function beginningOf(file: string): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(HEADER_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

/** Columns that nothing is read from, with the number of cells that hold something; empty ones are left out. */
export function ignoredColumns(
  { header, records }: Table,
  isRead: (index: number) => boolean,
): { name: string; values: number }[] {
  return header.flatMap((name, index) => {
    if (isRead(index)) return [];
    const values = records.filter(({ cells }) => (cells[index] ?? '').trim() !== '').length;
    return values > 0 ? [{ name: name.trim() || `column ${index + 1}`, values }] : [];
  });
}

function messageOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that opens in this record never closes';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'the record is longer than two million characters: a quote may be missing';
  return error instanceof Error ? error.message : String(error);
}
