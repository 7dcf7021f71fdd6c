import type { Db } from '#store-api/base/db/open-database.ts';
import type { DocumentKind } from '#store-api/shop/documents/document.ts';
import { findDocument, type IssuedDocument, toDocument } from '#store-api/shop/documents/read-documents.ts';
import { StartError } from '#environment.ts';

export interface DocumentFilter {
  storeId: string;
  kinds?: readonly DocumentKind[] | undefined;
  /** Instants, ISO 8601. */
  from?: string | undefined;
  before?: string | undefined;
}

/** What the store gave out, in the order in which it did. */
export async function readDocuments(
  db: Db,
  { storeId, kinds, from, before }: DocumentFilter,
): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('store_id', '=', storeId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(from !== undefined, (query) => query.where('issued_at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('issued_at', '<', before ?? ''))
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return rows.map(toDocument);
}

/** By their numbers, in any case. @throws StartError for one that there is not */
export async function namedDocuments(db: Db, storeId: string, numbers: readonly string[]): Promise<IssuedDocument[]> {
  return Promise.all(
    numbers.map(async (number) => {
      const found = await findDocument(db, storeId, number.trim().toUpperCase());
      if (!found) throw new StartError(`There is no document ${number}.`);
      return found;
    }),
  );
}
