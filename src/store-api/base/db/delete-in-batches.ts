import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

/** Takes a tenth of a second, so that it neither reaches a time limit nor keeps orders waiting. */
const BATCH = 5_000;

/** Deletes all rows of a table that meet a condition, however many there are: each batch is a statement of its own. */
export async function deleteInBatches<Table extends keyof Database>(
  db: Db,
  { table, key, where }: { table: Table; key: (keyof Database[Table] & string)[]; where: RawBuilder<unknown> },
): Promise<void> {
  const [name, columns] = [sql.table(table), sql.join(key.map((column) => sql.ref(column)))];
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${name} where (${columns}) in (
      select ${columns} from ${name} where ${where} limit ${sql.lit(BATCH)}
    )`.execute(db);
    if (numAffectedRows < BigInt(BATCH)) return;
  }
}
