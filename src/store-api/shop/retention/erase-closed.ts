import type { Db } from '../../base/db/open-database.ts';
import { erasePerson } from '../customers/erase-customer.ts';
import { OpenOrders } from '../customers/unfinished-orders.ts';
import { monthsBefore, retentionOf } from '../stores/retention.ts';

/**
 * Forgets the persons of accounts that were closed longer ago than their store keeps them; one with an order that is
 * not finished waits for it. Who has a new account by the same address keeps that and what came with it.
 */
export async function eraseClosedAccounts(
  db: Db,
  { now, outboxFolder }: { now: () => Date; outboxFolder: string },
): Promise<void> {
  const closed = await db
    .selectFrom('closed_accounts as closed')
    .innerJoin('stores', 'stores.id', 'closed.store_id')
    .leftJoin('users as again', (join) =>
      join.onRef('again.store_id', '=', 'closed.store_id').onRef('again.email', '=', 'closed.email'),
    )
    .select(['closed.store_id', 'closed.user_id', 'closed.email', 'closed.closed_at', 'stores.info'])
    .select('again.id as again')
    .execute();
  for (const { store_id: storeId, user_id, email, closed_at, info, again } of closed) {
    const { closedAccounts } = retentionOf(JSON.parse(info) as Record<string, unknown>);
    if (closed_at >= monthsBefore(now(), closedAccounts).toISOString()) continue;
    const person = { email: again === null ? email : undefined, userIds: [user_id] };
    await erasePerson(db, person, { storeId, outboxFolder, now }).catch((error: unknown) => {
      if (!(error instanceof OpenOrders)) throw error;
    });
  }
}
