import { readCourierDate } from './courier-date.ts';
import { COLUMNS, DELIVERED } from './courier-words.ts';
import { csvRecords } from '#lib/text/csv-records.ts';
import { separatorOf } from '#lib/text/csv-separator.ts';
import { someOf } from '#lib/text/terminal-text.ts';
import { shiftedText } from '#lib/text/shifted-rows.ts';
import { withoutTextMark } from '#lib/text/text-mark.ts';

/** A row of a courier's file. */
export interface CourierRow {
  line: number;
  trackingNumber: string;
  /** As it is written. */
  status: string;
  isDelivered: boolean;
  /** When, ISO 8601; undefined where the file does not say it. */
  at: string | undefined;
}

/** Of the columns, in a message. */
const SHOWN = 12;

interface Reading {
  timeZone: string;
  /** ISO 3166: whether 3/4 is in April. */
  country: string | undefined;
  report: (line: number, what: string) => void;
}

/**
 * The rows of a courier's CSV file. Every mistake is reported; a row with one is left out. Undefined where the file
 * says nothing of parcels: it is no CSV, or its columns are not known.
 */
export function readCourierFile(text: string, { timeZone, country, report }: Reading): CourierRow[] | undefined {
  const separator = separatorOf(text);
  const records = csvRecords(text, report, { separator, relaxQuotes: true });
  if (!records) return undefined;
  const [header, ...rows] = records;
  const names = header?.cells.map(plain) ?? [];
  const columnOf = (wanted: readonly string[]) =>
    wanted.map((name) => names.indexOf(name)).find((index) => index !== -1) ?? -1;
  const [tracking, status, date] = [columnOf(COLUMNS.tracking), columnOf(COLUMNS.status), columnOf(COLUMNS.date)];
  if (tracking === -1 || status === -1) {
    const wanted = tracking === -1 ? 'Tracking number' : 'Status';
    const found = header?.cells.map((name) => name.trim()).filter((name) => name !== '') ?? [];
    const columns = found.length === 0 ? '' : `; its columns are ${someOf(found, SHOWN)}`;
    report(header?.line ?? 1, `has no column "${wanted}"${columns}`);
    return undefined;
  }
  return rows.flatMap((row): CourierRow[] => {
    const { line, cells } = row;
    const shifted = shiftedText(row, { columns: names.length, separator });
    const cell = (index: number) => withoutTextMark(cells[index] ?? '').trim();
    const isDelivered = DELIVERED.has(plain(cell(status)));
    const day = isDelivered ? cell(date) : '';
    const at = day === '' ? undefined : readCourierDate(day, { timeZone, country });
    const wrong =
      shifted ??
      (cell(tracking) === ''
        ? 'has no tracking number'
        : day !== '' && at === undefined
          ? `'${day.slice(0, 40)}' is no date`
          : undefined);
    if (wrong !== undefined) report(line, wrong);
    return wrong === undefined ? [{ line, trackingNumber: cell(tracking), status: cell(status), isDelivered, at }] : [];
  });
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
