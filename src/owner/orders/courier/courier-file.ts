import { readCourierDate } from './courier-date.ts';
import { csvRecords } from '#lib/text/csv-records.ts';
import { separatorOf } from '#lib/text/csv-separator.ts';
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

/** The names of columns as couriers write them, in small letters without anything else, the most certain first. */
const COLUMNS = {
  tracking: [
    ...['trackingnumber', 'trackingno', 'trackingid', 'trackingcode', 'tracking'],
    ...['awbnumber', 'awbno', 'awb', 'waybillnumber', 'waybillno', 'waybill'],
    ...['consignmentnumber', 'consignmentno', 'consignment', 'shipmentnumber', 'shipmentid', 'docketno'],
  ],
  status: ['currentstatus', 'deliverystatus', 'shipmentstatus', 'laststatus', 'status'],
  date: [
    ...['deliveredat', 'deliveredon', 'delivereddate', 'deliverydate', 'dateofdelivery', 'delivered'],
    ...['statusdate', 'laststatusdate', 'eventdate', 'lastscandate', 'lastupdate', 'date'],
  ],
} as const;

/** What says that a parcel has arrived, written likewise; "undelivered" and "RTO delivered" are something else. */
const DELIVERED: ReadonlySet<string> = new Set([
  ...['delivered', 'deliveredtoconsignee', 'deliveredtocustomer', 'deliverysuccessful', 'successfullydelivered'],
  ...['deliverycompleted', 'zugestellt', 'livre', 'entregado', 'consegnato'],
]);

interface Reading {
  timeZone: string;
  /** ISO 3166: whether 3/4 is in April. */
  country: string | undefined;
  report: (line: number, what: string) => void;
}

/** The rows of a courier's CSV file. Every mistake is reported; a row with one is left out. */
export function readCourierFile(text: string, { timeZone, country, report }: Reading): CourierRow[] {
  const separator = separatorOf(text);
  const [header, ...rows] = csvRecords(text, report, { separator, relaxQuotes: true }) ?? [];
  const names = header?.cells.map(plain) ?? [];
  const columnOf = (wanted: readonly string[]) =>
    wanted.map((name) => names.indexOf(name)).find((index) => index !== -1) ?? -1;
  const [tracking, status, date] = [columnOf(COLUMNS.tracking), columnOf(COLUMNS.status), columnOf(COLUMNS.date)];
  if (tracking === -1 || status === -1) {
    report(
      header?.line ?? 1,
      `has no column ${tracking === -1 ? '"Tracking number"' : '"Status"'}: the first line names the columns`,
    );
    return [];
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
