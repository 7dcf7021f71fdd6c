import { type Kysely, sql } from 'kysely';
import { randomOrderNumber } from './random-id.ts';
import type { Database } from './schema.ts';

/** A statement of a twentieth of a second, so that orders are placed and read meanwhile. */
const BATCH = 5_000;

/**
 * Gives orders without a number one: those from before migration 0028, and what an older program has written since. In
 * statements of their own, however many there are; processes that do it at once keep what the first one wrote, and a
 * number that the store has already is left for the next round to draw again.
 */
export async function numberOrders(db: Kysely<Database>, drawNumber: () => string = randomOrderNumber): Promise<void> {
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['store_id', 'id'])
      .where('number', 'is', null)
      .limit(BATCH)
      .execute();
    if (orders.length === 0) return;
    const numbers = new Set<string>();
    while (numbers.size < orders.length) numbers.add(drawNumber());
    const rows = [...numbers].map(
      (number, index) => sql`(${orders[index]?.store_id}, ${orders[index]?.id}, ${number})`,
    );
    await sql`
      update orders set number = drawn.column3 from (values ${sql.join(rows)}) as drawn
      where orders.store_id = drawn.column1 and orders.id = drawn.column2 and orders.number is null
        and not exists (select 1 from orders as other
          where other.number = drawn.column3 and other.store_id = drawn.column1)`.execute(db);
  }
}
