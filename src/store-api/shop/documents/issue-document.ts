import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { DocumentKind, DocumentSnapshot } from './document.ts';
import { documentSettings } from './document-settings.ts';
import { financialYear } from './financial-year.ts';
import { nextNumber } from './next-number.ts';

export interface NewDocument {
  kind: DocumentKind;
  snapshot: DocumentSnapshot;
  /** The position of the parcel that it is of. */
  parcel?: number | undefined;
}

/**
 * Gives out a document with the next number of its series, and returns that. The order's row must be locked by this
 * transaction, whose last row should be the counter's: the next document of the store waits for it.
 */
export async function issueDocument(trx: Trx, store: Store, { kind, snapshot, parcel }: NewDocument): Promise<string> {
  const { prefix = '' } = documentSettings(store) ?? {};
  const { issuedAt } = snapshot;
  const year = financialYear(issuedAt, store.timeZone, store.settings.tax?.yearStart);
  const number = await nextNumber(trx, { storeId: store.id, kind, year, prefix });
  await trx
    .insertInto('documents')
    .values({
      ...{ store_id: store.id, number, kind, order_id: snapshot.order.id },
      parcel: parcel ?? null,
      refers_to: snapshot.refersTo?.number ?? null,
      issued_at: issuedAt,
      year_end: year.end,
      snapshot: JSON.stringify(snapshot),
    })
    .execute();
  return number;
}
