import { sql } from 'kysely';
import type { Trx } from '../../base/db/transact.ts';
import type { PersonalTable, PersonOfStore, Row } from './personal-table.ts';
import { rowsOf } from './personal-rows.ts';

/** Forgets the person's rows of a table: they go, or stay without the person. Returns how many there were. */
export async function eraseRows(trx: Trx, one: PersonalTable, person: PersonOfStore, at: string): Promise<number> {
  const rows = await rowsOf(trx, one, person);
  for (const row of rows) {
    const isIt = sql.join(
      ['store_id', ...one.key].map((column) => sql`${sql.ref(column)} = ${row[column]}`),
      sql` and `,
    );
    const values = erased(one, row, at);
    if (one.whenErased === 'goes') await sql`delete from ${sql.table(one.table)} where ${isIt}`.execute(trx);
    else if (values.length > 0)
      await sql`update ${sql.table(one.table)} set ${sql.join(
        values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      )} where ${isIt}`.execute(trx);
  }
  return rows.length;
}

function erased({ columns }: PersonalTable, row: Row, at: string): [string, string][] {
  return Object.entries(columns).flatMap(([column, use]): [string, string][] => {
    const value = use.erased?.(row, at);
    return value === undefined || value === row[column] ? [] : [[column, value]];
  });
}
