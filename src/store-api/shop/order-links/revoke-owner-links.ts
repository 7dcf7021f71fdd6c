import type { Db } from '../../base/db/open-database.ts';
import { transact } from '../../base/db/transact.ts';

/**
 * No link that was mailed to the store works any more, or to one of its addresses, as when somebody leaves. Those of
 * shoppers stay. Returns how many of those there were.
 */
export async function revokeOwnerLinks(
  db: Db,
  { storeId, mailbox }: { storeId: string; mailbox?: string | undefined },
): Promise<number> {
  const revoked = await transact(db, async (trx) => {
    if (mailbox === undefined)
      await trx
        .updateTable('stores')
        .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
        .where('id', '=', storeId)
        .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('order_links')
      .where('store_id', '=', storeId)
      .where('mailbox', 'is not', null)
      .$if(mailbox !== undefined, (query) => query.where('mailbox', '=', mailbox ?? ''))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  return revoked as number;
}
