import { type Command, type Options, UsageError } from '../command.ts';
import { csvStyleOf, MONTH, periodOf, SEPARATOR } from '../read-options.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { StartError } from '#environment.ts';

/** Receipts, invoices and credit notes, of a shop whose tax.yaml asks for them. */
export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    options: ['month', 'json', 'store'],
    help: ['Lists receipts, invoices and credit notes, the oldest first.', MONTH],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { documentsJson, listDocuments } = await import('../../documents/list-documents.ts');
        const filter = { storeId, ...periodOf(options, await dateStyleOf(db, storeId)) };
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
      SEPARATOR,
    ],
    run: (_, options) => {
      const style = csvStyleOf(options);
      if (options.month === undefined) throw new UsageError('--month is missing, such as --month 2026-11.');
      return withStore(options, async (db, storeId) => {
        const { invoicesCsv } = await import('../../documents/invoices-csv.ts');
        const period = periodOf(options, await dateStyleOf(db, storeId));
        await writeOutput(invoicesCsv(db, { storeId, ...period }, style), options.out);
      });
    },
  },
];

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
