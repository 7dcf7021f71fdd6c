import type { Db } from '../../base/db/open-database.ts';
import type { MessageRow } from '../../base/db/rows/mail-rows.ts';
import type { Trx } from '../../base/db/transact.ts';

interface MessageName {
  storeId: string;
  ticket: string;
}

export async function findMessage(db: Db | Trx, { storeId, ticket }: MessageName): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('ticket', '=', ticket)
    .where('kind', '=', 'contact')
    .executeTakeFirst();
}

/** The owner has answered it. False: somebody has said so before. */
export async function answerMessage(
  db: Db | Trx,
  { storeId, ticket, by, at }: MessageName & { by: string | null; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ answered_at: at, answered_by: by })
    .where('store_id', '=', storeId)
    .where('ticket', '=', ticket)
    .where('kind', '=', 'contact')
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
