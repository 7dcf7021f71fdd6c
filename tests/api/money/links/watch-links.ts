import { sql } from 'kysely';
import type { Engine } from '../../engines.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

const TABLE =
  'create table event_versions (store_id text not null, order_id text not null, position integer not null, version integer not null)';
/** Its row is locked by whoever adds to the history, so that a link is revoked before that or after. */
const VERSION = '(select link_version from orders where orders.store_id = new.store_id and orders.id = new.order_id)';
const INSERT = `insert into event_versions values (new.store_id, new.order_id, new.position, ${VERSION})`;
const WHEN = 'after insert on order_events for each row';

/** Has the database itself note which links of its order were good when something was added to a history. */
export async function watchLinks(db: Db, engine: Pick<Engine, 'name'>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(TABLE);
  if (engine.name === 'SQLite') {
    await run(`create trigger note_version ${WHEN} begin ${INSERT}; end`);
    return;
  }
  await run(
    `create function note_version() returns trigger language plpgsql as $$ begin ${INSERT}; return new; end $$`,
  );
  await run(`create trigger note_version ${WHEN} execute function note_version()`);
}

/** The version of an order's links at each place of its history, as `order position`. */
export async function versionsOf(db: Db, storeId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ order_id: string; position: number; version: number }>`
    select order_id, position, version from event_versions where store_id = ${storeId}`.execute(db);
  return new Map(rows.map(({ order_id, position, version }) => [`${order_id} ${position}`, version]));
}
