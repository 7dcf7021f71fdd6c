import { type Command, type Options, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { startOfDay } from '#lib/days.ts';
import { StartError } from '#environment.ts';

const MONTH = '--month  such as 2026-11';

/** Receipts, invoices and credit notes, of a shop whose tax.yaml asks for them. */
export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    options: ['month', 'json', 'store'],
    help: ['Lists receipts, invoices and credit notes, the oldest first.', MONTH],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { documentsJson, listDocuments } = await import('../../documents/list-documents.ts');
        const { timeZone } = await dateStyleOf(db, storeId);
        const filter = { storeId, ...(options.month === undefined ? {} : monthOf(options.month, timeZone)) };
        console.log(options.json ? await documentsJson(db, filter) : (await listDocuments(db, filter)).join('\n'));
      }),
  },
  {
    name: 'invoices show',
    arguments: ['<NUMBER>'],
    options: ['json', 'store'],
    help: ['What one says.'],
    run: ([number = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { namedDocuments } = await import('../../documents/find-documents.ts');
        const { documentJson, showDocument } = await import('../../documents/list-documents.ts');
        const [found] = await namedDocuments(db, storeId, [number]);
        if (found) console.log(options.json ? documentJson(found) : showDocument(found).join('\n'));
      }),
  },
  {
    name: 'invoices print',
    arguments: ['<NUMBER>'],
    options: ['pdf', 'out', 'store'],
    help: [
      'A page to print on A4, as HTML; with --pdf as a file.',
      'A letter that the face of the PDF lacks is on the page alone.',
    ],
    run: ([number = ''], options) => print(number, options),
  },
  {
    name: 'invoices export',
    options: ['month', 'separator', 'out', 'store'],
    help: [
      'For the accountant: CSV of a month, a row for each invoice or credit note and rate of tax. What a',
      'credit note takes back is below 0.',
      MONTH,
      '--separator semicolon  for spreadsheets of countries that write 12,50, with amounts written so',
    ],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { month, separator, out } = options;
        if (month === undefined) throw new UsageError('--month is missing, such as --month 2026-11.');
        if (separator !== undefined && separator !== 'semicolon' && separator !== 'comma')
          throw new UsageError('--separator is comma or semicolon.');
        const { invoicesCsv } = await import('../../documents/invoices-csv.ts');
        const { timeZone } = await dateStyleOf(db, storeId);
        await writeOutput(invoicesCsv(db, { storeId, ...monthOf(month, timeZone) }, separator), out);
      }),
  },
];

/** @throws UsageError */
function monthOf(month: string, timeZone: string): { from: string; before: string } {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  const next =
    Number(number) === 12 ? `${Number(year) + 1}-01` : `${year ?? ''}-${String(Number(number) + 1).padStart(2, '0')}`;
  const [from, before] = [startOfDay(`${month}-01`, timeZone), startOfDay(`${next}-01`, timeZone)];
  if (from === undefined || before === undefined) throw new UsageError('--month is a month such as 2026-11.');
  return { from, before };
}

function print(number: string, { pdf, out, ...options }: Options): Promise<void> {
  return withStore(options, async (db, storeId) => {
    const { namedDocuments } = await import('../../documents/find-documents.ts');
    const { documentView } = await import('#store-api/shop/documents/printing/document-view.ts');
    const { documentPage } = await import('#store-api/shop/documents/printing/document-page.ts');
    const { documentPdf } = await import('#store-api/shop/documents/printing/document-pdf.ts');
    const [found] = await namedDocuments(db, storeId, [number]);
    if (!found) return;
    const view = documentView(found);
    if (!pdf) return writeOutput([documentPage(view)], out);
    const file = await documentPdf(view, found.issuedAt);
    if (!file)
      throw new StartError(
        `${found.number} has a letter that the face of the PDF lacks: print its page, without --pdf.`,
      );
    await writeOutput([file], out);
  });
}
