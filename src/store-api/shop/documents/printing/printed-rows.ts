import type { DocumentRow } from '../document.ts';
import { documentsIn } from '../document-texts.ts';
import type { IssuedDocument } from '../read-documents.ts';
import type { Table } from './table.ts';

type Write = (minor: number) => string;

interface Column {
  name: string;
  kind: Table['columns'][number]['kind'];
  cell: (row: DocumentRow) => string;
}

/** What a document charges for; a column that no row has a value for is left out. */
export function printedRows({ snapshot }: Pick<IssuedDocument, 'snapshot'>, write: Write): Table {
  const { rows, language, locale, taxIncluded } = snapshot;
  const text = documentsIn(language);
  const percent = (rate: number) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(rate)} %`;
  const taxed = rows.some(({ rate }) => rate !== undefined);
  const columns: Column[] = [
    { name: text.description, kind: 'wide', cell: (row) => describe(row, snapshot, write) },
    { name: text.hsn, kind: 'text', cell: ({ hsn = '' }) => hsn },
    { name: text.quantity, kind: 'number', cell: ({ pieces }) => (pieces ? String(pieces.length) : '') },
    {
      name: taxIncluded ? text.priceTaxIncluded : text.price,
      kind: 'number',
      cell: ({ price }) => (price === undefined ? '' : write(price)),
    },
    { name: text.beforeTax, kind: 'number', cell: ({ base }) => (taxed ? write(base) : '') },
    { name: text.rate, kind: 'number', cell: ({ rate }) => (rate === undefined ? '' : percent(rate)) },
    { name: text.tax, kind: 'number', cell: ({ taxes }) => taxLines(taxes, write) },
    { name: text.amount, kind: 'number', cell: ({ amount }) => write(amount) },
  ];
  const used = columns.filter(({ kind, cell }) => kind === 'wide' || rows.some((row) => cell(row) !== ''));
  return {
    columns: used.map(({ name, kind }) => ({ name, kind })),
    rows: rows.map((row) => used.map(({ cell }) => cell(row))),
  };
}

function describe(
  { label, choice, sku, origin, discount }: DocumentRow,
  { language, locale }: IssuedDocument['snapshot'],
  write: Write,
): string {
  const text = documentsIn(language);
  return [
    label,
    [choice, sku && text.sku(sku)].filter(Boolean).join(' · '),
    discount === undefined || discount === 0 ? '' : text.discount(`-${write(discount)}`),
    origin === undefined ? '' : text.origin(new Intl.DisplayNames(locale, { type: 'region' }).of(origin) ?? origin),
  ]
    .filter(Boolean)
    .join('\n');
}

/** One line for each name of the tax. */
function taxLines(taxes: DocumentRow['taxes'], write: Write): string {
  return Object.entries(taxes)
    .map(([name, amount]) => `${name} ${write(amount)}`)
    .join('\n');
}
