import type { Db } from '#store-api/base/db/open-database.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { documentView } from '#store-api/shop/documents/printing/document-view.ts';
import { type DocumentFilter, readDocuments } from './find-documents.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';

/** Lines for the owner: what was given out, the oldest first. */
export async function listDocuments(db: Db, filter: DocumentFilter): Promise<string[]> {
  const { timeZone } = await dateStyleOf(db, filter.storeId);
  const documents = await readDocuments(db, filter);
  if (documents.length === 0) return ['There are no documents.'];
  return documents.map((document) => {
    const { title, total } = documentView(document);
    const { number, issuedAt, refersTo, snapshot } = document;
    return [
      formatMinute(issuedAt, timeZone),
      number.padEnd(16),
      title.padEnd(14),
      total.amount.padStart(12),
      snapshot.order.name,
      ...(refersTo === undefined ? [] : [`for ${refersTo}`]),
    ].join('  ');
  });
}

/** The same as JSON, with what each prints. Money is rupees. */
export async function documentsJson(db: Db, filter: DocumentFilter): Promise<string> {
  return escaped(JSON.stringify((await readDocuments(db, filter)).map(toJson), null, 2));
}

/** One as JSON. */
export function documentJson(document: IssuedDocument): string {
  return escaped(JSON.stringify(toJson(document), null, 2));
}

/** Lines of one: what its page says. */
export function showDocument(document: IssuedDocument): string[] {
  const { title, facts, seller, buyer, rows, rates, total, words, remarks } = documentView(document);
  const inLine = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\n', ', ')).join('  ');
  return [
    title,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    [seller.name, ...seller.lines].join(', '),
    `${buyer.title}: ${buyer.lines.join(', ')}`,
    '',
    ...[rows, rates].flatMap((table) =>
      table.rows.length === 0 ? [] : [inLine(table.columns.map(({ name }) => name)), ...table.rows.map(inLine), ''],
    ),
    `${total.name}: ${total.amount}`,
    ...(words === undefined ? [] : [words]),
    ...remarks,
  ].map(stripped);
}

function toJson({ snapshot, ...document }: IssuedDocument) {
  const { rows, total, ...said } = snapshot;
  return {
    ...document,
    ...said,
    rows: rows.map(({ price, discount, base, taxes, amount, ...row }) => ({
      ...row,
      ...(price !== undefined && { price: toRupees(price) }),
      ...(discount !== undefined && { discount: toRupees(discount) }),
      base: toRupees(base),
      taxes: Object.fromEntries(Object.entries(taxes).map(([name, tax]) => [name, toRupees(tax)])),
      amount: toRupees(amount),
    })),
    total: toRupees(total),
  };
}
