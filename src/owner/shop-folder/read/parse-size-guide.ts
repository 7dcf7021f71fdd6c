import { type CsvSeparator, separatorOf } from '#lib/text/csv-separator.ts';
import { type CsvRecord, csvRecords } from '#lib/text/csv-records.ts';
import { counted } from '#lib/text/counted.ts';
import { otherSeparatorText, SEPARATOR_NAMES, shiftedText } from '#lib/text/shifted-rows.ts';
import { cellProblem, inBothUnits, type Unit } from './measurement.ts';
import type { SizeGuide } from '#contract/size-guide.ts';

type Report = (line: number, what: string) => void;
type Of = SizeGuide['tables'][number]['of'];

/** A measurement, and where it stands in either unit. */
interface Measure {
  of: Of;
  name: string;
  columns: Partial<Record<Unit, number>>;
}

const MAX_MEASURES = 12;
const MAX_SIZES = 80;
const MAX_NAME = 30;
const HEADER = /^(?:(body|garment)\s*:\s*)?(.*?)(?:\s*\((cm|in)\))?$/i;

/**
 * A size guide: a header `Size,Waist,body: Chest,Hip (in)`, then a line for each size. Measurements are of the garment
 * and in centimetres unless their column says otherwise; what is given in one unit is converted to the other. A cell is
 * a number, a range such as 86-91, or empty. A line that begins with # is a sentence for below the table.
 */
export function parseSizeGuide(source: string, title: string, report: Report): SizeGuide {
  const separator = separatorOf(source.replace(/^\uFEFF?(?:\s*(?:#.*)?\r?\n)*/, ''));
  // Sentences say 5" as well.
  const lines = csvRecords(source, report, { separator, relaxQuotes: true });
  if (!lines) return { title, notes: [], tables: [] };
  const isNote = ({ cells }: CsvRecord) => cells[0]?.trimStart().startsWith('#') === true;
  const [header, ...rows] = lines.filter((line) => !isNote(line));
  const notes = lines.filter(isNote).map(({ cells }) =>
    cells
      .filter(Boolean)
      .join(', ')
      .replace(/^\s*#\s*/, '')
      .trim(),
  );
  if (header?.cells[0]?.trim().toLowerCase() !== 'size') {
    report(header?.line ?? 1, 'must begin with the line "Size,Waist,Hip", with the names of your measurements');
    return { title, notes, tables: [] };
  }
  const measures = readHeader(header, report);
  if (rows.length === 0) report(header.line, 'has no line for a size, such as "M,72,96"');
  if (rows.length > MAX_SIZES) report(header.line, `has more than ${MAX_SIZES} sizes`);
  checkRows(rows, { header, separator }, report);
  const kinds = [...new Set(measures.map(({ of }) => of))];
  return {
    title,
    notes: notes.filter(Boolean),
    tables: kinds.map((kind) =>
      tableOf(
        kind,
        measures.filter(({ of }) => of === kind),
        rows,
      ),
    ),
  };
}

function readHeader({ line, cells }: CsvRecord, report: Report): Measure[] {
  const measures: Measure[] = [];
  for (const [index, cell] of cells.entries()) {
    if (index === 0) continue;
    const [, of = 'garment', name = '', unit = 'cm'] = HEADER.exec(cell.trim()) ?? [];
    const [kind, shown, measured] = [of.toLowerCase() as Of, name.trim(), unit.toLowerCase() as Unit];
    const known = measures.find((one) => one.of === kind && one.name.toLowerCase() === shown.toLowerCase());
    if (shown === '') report(line, `column ${index + 1} has no name: write what is measured, such as Waist`);
    else if (shown.length > MAX_NAME) report(line, `${shown.slice(0, 40)} has more than ${MAX_NAME} characters`);
    else if (known?.columns[measured] !== undefined) report(line, `${cell.trim()} stands there twice`);
    else if (known) known.columns[measured] = index;
    else measures.push({ of: kind, name: shown, columns: { [measured]: index } });
  }
  if (cells.length < 2) report(line, 'has no measurement: write "Size,Waist,Hip", with the names of yours');
  if (measures.length > MAX_MEASURES) report(line, `has more than ${MAX_MEASURES} measurements`);
  return measures;
}

function checkRows(
  rows: readonly CsvRecord[],
  { header, separator }: { header: CsvRecord; separator: CsvSeparator },
  report: Report,
): void {
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const shifted = shiftedText({ line, cells }, { columns: header.cells.length, separator });
    if (shifted !== undefined) {
      report(line, shifted);
      continue;
    }
    const short = shortText({ line, cells }, { header, separator });
    if (short !== undefined) report(line, short);
    const size = (cells[0] ?? '').trim();
    const before = seen.get(size);
    if (size === '') report(line, 'names no size');
    else if (before !== undefined) report(line, `the size ${size} stands in line ${before} already`);
    seen.set(size, line);
    for (const [index, cell] of cells.entries()) {
      if (index === 0) continue;
      const what = cellProblem(cell);
      if (what) report(line, `${nameOf(header.cells[index], index)} ${what}`);
    }
  }
}

/** What is wrong with a row that ends before the header does: nothing says which of its cells is missing. */
function shortText(
  row: CsvRecord,
  { header, separator }: { header: CsvRecord; separator: CsvSeparator },
): string | undefined {
  const [has, wanted] = [row.cells.length, header.cells.length];
  if (has >= wanted) return undefined;
  const known = otherSeparatorText(row, { separator });
  return (
    known ??
    `has ${counted(has, 'cell')}, the header has ${wanted}: a cell of which nothing is known stays empty, with its \
${SEPARATOR_NAMES[separator]} before it`
  );
}

function nameOf(cell: string | undefined, index: number): string {
  const name = (cell ?? '').trim();
  return name === '' ? `column ${index + 1}` : name;
}

function tableOf(of: Of, measures: readonly Measure[], rows: readonly CsvRecord[]): SizeGuide['tables'][number] {
  return {
    of,
    measures: measures.map(({ name }) => name),
    rows: rows.map(({ cells }) => {
      const at = (index: number | undefined) => (index === undefined ? undefined : (cells[index] ?? ''));
      const both = measures.map(({ columns }) => inBothUnits({ cm: at(columns.cm), in: at(columns.in) }));
      return { size: (cells[0] ?? '').trim(), cm: both.map(({ cm }) => cm), in: both.map((one) => one.in) };
    }),
  };
}
