import type { Kysely } from 'kysely';
import type { DocumentRow as StoredDocument } from '../../base/db/rows/document-rows.ts';
import type { Database } from '../../base/db/schema.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentSnapshot } from './document.ts';

/** A document as it was given out. */
export interface IssuedDocument {
  number: string;
  kind: DocumentKind;
  orderId: string;
  /** The position of the parcel that it is of. */
  parcel: number | undefined;
  /** Of a credit note: the number of the document that it takes back. */
  refersTo: string | undefined;
  issuedAt: string;
  snapshot: DocumentSnapshot;
}

/** The documents of an order, the first one first. */
export async function documentsOfOrder(
  db: Kysely<Database>,
  storeId: string,
  orderId: string,
): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return inOrder(rows.map(toDocument));
}

/** What lists name of the documents of these orders, the first one first. */
export async function listDocuments(
  db: Kysely<Database>,
  storeId: string,
  orderIds: readonly string[],
): Promise<Pick<IssuedDocument, 'number' | 'kind' | 'orderId' | 'issuedAt'>[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['number', 'kind', 'order_id as orderId', 'issued_at as issuedAt'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return inOrder(rows.map((row) => ({ ...row, kind: row.kind as DocumentKind })));
}

/** Of one instant a document stands before what takes it back. */
function inOrder<T extends Pick<IssuedDocument, 'kind' | 'issuedAt'>>(documents: readonly T[]): T[] {
  const place = ({ kind }: T) => DOCUMENT_KINDS.indexOf(kind);
  return documents.toSorted((one, other) => (one.issuedAt === other.issuedAt ? place(one) - place(other) : 0));
}

export async function findDocument(
  db: Kysely<Database>,
  storeId: string,
  number: string,
): Promise<IssuedDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toDocument(row);
}

export function toDocument(row: StoredDocument): IssuedDocument {
  return {
    number: row.number,
    kind: row.kind as DocumentKind,
    orderId: row.order_id,
    parcel: row.parcel ?? undefined,
    refersTo: row.refers_to ?? undefined,
    issuedAt: row.issued_at,
    snapshot: JSON.parse(row.snapshot) as DocumentSnapshot,
  };
}
