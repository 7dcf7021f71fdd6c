import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { encodingOf, type FileEncoding } from './file-encoding.ts';
import { ImportError } from '../import-error.ts';
import { csvMessageOf, csvOptions, type CsvRecord, isBlank, lineAfter, lineBreaksIn } from '#lib/text/csv-records.ts';
import { type CsvSeparator, separatorOf } from '#lib/text/csv-separator.ts';

/** A CSV file as it is. */
export interface Table {
  header: string[];
  records: CsvRecord[];
  /** What it was read as; left out for a table that is of no file. */
  encoding?: FileEncoding;
  /** What parts its columns; left out for a table that is of no file. */
  separator?: CsvSeparator;
}

/** The first bytes of a ZIP archive, which a workbook is. */
const WORKBOOK = Buffer.from([0x50, 0x4b, 3, 4]);

/**
 * Reads a CSV file: byte order mark, any line ending and quoted line breaks are fine, blank records are left out, also
 * before the header. Columns are parted by commas, semicolons or tabs; file-encoding.ts says in which encoding.
 * @throws ImportError when the file cannot be opened or is no CSV.
 */
export async function readTable(file: string): Promise<Table> {
  let line = 1;
  let header: string[] | undefined;
  const records: CsvRecord[] = [];
  try {
    if ((await firstBytes(file, WORKBOOK.length)).equals(WORKBOOK))
      throw new Error('the file is a workbook of a spreadsheet: save it as CSV (UTF-8)');
    const encoding = await encodingOf(file);
    const text = withoutBlankStart(decoded(file, encoding));
    const { value: start } = await text.next();
    if (start === undefined) throw new Error('the file is empty');
    line += start.blankLines;
    const separator = separatorOf(start.text);
    // Not by the stream's chunks: an error would come before the records that were read already.
    const take = (cells: string[]): null => {
      const record = { line, cells };
      if (header && !isBlank(record)) records.push(record);
      else if (!isBlank(record)) header = cells;
      line = lineAfter(record);
      return null;
    };
    const parser = parse({ ...csvOptions(separator), on_record: take });
    await pipeline(Readable.from(texts(start, text)), parser.resume());
    if (!header) throw new Error('the file is empty');
    return { header, records, encoding, separator };
  } catch (error) {
    throw new ImportError([{ line, what: csvMessageOf(error) }]);
  }
}

async function* decoded(file: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

interface TextPart {
  text: string;
  /** Lines before it that hold nothing, or only a byte order mark. */
  blankLines: number;
}

/** The text from its first line that holds something, without a byte order mark before or in it. */
async function* withoutBlankStart(parts: AsyncIterable<string>): AsyncGenerator<TextPart, undefined> {
  let blankLines = 0;
  let hasBegun = false;
  for await (const part of parts) {
    const from = hasBegun ? 0 : part.search(/\S/);
    const before = from === -1 ? part : part.slice(0, from);
    blankLines += lineBreaksIn(before);
    if (from === -1) continue;
    // Tabs after the last line break part empty cells, unless a byte order mark follows them.
    const cut = Math.max(...['\n', '\r', '\uFEFF'].map((char) => before.lastIndexOf(char))) + 1;
    yield { text: part.slice(cut), blankLines };
    hasBegun = true;
  }
}

async function* texts(start: TextPart, rest: AsyncIterable<TextPart>): AsyncGenerator<string> {
  yield start.text;
  for await (const { text } of rest) yield text;
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(length), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

/** A column that nothing is read from, its number of values, and the header that it may have been meant to have. */
export interface IgnoredColumn {
  name: string;
  values: number;
  meant?: string | undefined;
}

/**
 * Columns that nothing is read from, with the number of cells that hold something; empty ones are left out. `meantBy`:
 * the header that one may have been meant to have.
 */
export function ignoredColumns(
  { header, records }: Table,
  isRead: (index: number) => boolean,
  meantBy?: (name: string, index: number) => string | undefined,
): IgnoredColumn[] {
  return header.flatMap((text, index) => {
    if (isRead(index)) return [];
    const name = text.trim() || `column ${index + 1}`;
    const values = records.filter(({ cells }) => (cells[index] ?? '').trim() !== '').length;
    return values > 0 ? [{ name, values, meant: meantBy?.(name, index) }] : [];
  });
}
