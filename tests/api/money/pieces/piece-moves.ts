import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Engine } from '../../engines.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/order-states.md', import.meta.url), 'utf8');
/** Before a piece is there. */
const NONE = '[*]';

/**
 * Every way between two states that docs/order-states.md has, as `sent --> delivered`, with the transitions that take
 * it. That file is made from the code and kept: a guard that is taken out of the code's table does not change it.
 */
export const WAYS: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(DOCUMENT.matchAll(/^ {2}(\S+ --> \S+): (\w+)$/gm), ([, way]) => way!)].map(([way, found]) => [
    way,
    found.map(([, , name]) => name!),
  ]),
);

const TABLE =
  'create table moved_pieces (store_id text not null, order_id text not null, way text not null, event integer not null)';
/** The place in its order's history of what will be said of it. */
const EVENT =
  '(select count(*) from order_events as own where own.store_id = new.store_id and own.order_id = new.order_id)';
const WRITES = {
  insert: `'${NONE} --> ' || new.state`,
  update: `old.state || ' --> ' || new.state`,
};

export interface PieceMove {
  order_id: string;
  way: string;
  /** The place in its order's history of what was said of it next. */
  event: number;
}

/**
 * Has the database itself note each change of a piece's state, whoever makes it; also one to the state that it has.
 * What is rolled back is not noted.
 */
export async function watchPieces(db: Db, engine: Pick<Engine, 'name'>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(TABLE);
  for (const [event, way] of Object.entries(WRITES)) {
    const insert = `insert into moved_pieces values (new.store_id, new.order_id, ${way}, ${EVENT})`;
    const when = `after ${event === 'insert' ? 'insert' : 'update of state'} on order_pieces for each row`;
    if (engine.name === 'SQLite') await run(`create trigger note_${event} ${when} begin ${insert}; end`);
    else {
      await run(
        `create function note_${event}() returns trigger language plpgsql as $$ begin ${insert}; return new; end $$`,
      );
      await run(`create trigger note_${event} ${when} execute function note_${event}()`);
    }
  }
}

/** What befell the pieces of a store. */
export async function movesOf(db: Db, storeId: string): Promise<PieceMove[]> {
  const { rows } = await sql<PieceMove>`
    select order_id, way, event from moved_pieces where store_id = ${storeId}`.execute(db);
  return rows;
}
