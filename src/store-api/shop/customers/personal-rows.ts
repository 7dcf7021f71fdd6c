import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/db/schema.ts';
import { PERSONAL } from './personal-data.ts';
import type { PersonalTable, PersonOfStore, Row } from './personal-table.ts';

/** The person's rows of a table, the oldest first. */
export async function rowsOf(db: Kysely<Database>, one: PersonalTable, person: PersonOfStore): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(one.table)} where store_id = ${person.storeId}
    and ${one.where(person)} order by ${sql.join(orderOf(one))}`.execute(db);
  return one.filter ? rows.filter((row) => one.filter?.(row, person)) : rows;
}

function orderOf({ columns, key }: PersonalTable) {
  const time = ['created_at', 'at'].filter((column) => column in columns);
  return [...time, ...key].map((column) => sql.ref(column));
}

/**
 * The rows that a person is told, by the names of the tables in PERSONAL: `orders` have `items`, `history` and
 * `payments`.
 */
export type Told = Record<string, Record<string, unknown>[]>;

export async function tellPerson(db: Kysely<Database>, person: PersonOfStore): Promise<Told> {
  const told: Told = {};
  const byId = new Map<string, Record<string, unknown>>();
  for (const one of PERSONAL) {
    if (!one.below) told[one.name] = [];
    for (const row of await rowsOf(db, one, person)) {
      const shown = shownOf(one, row);
      byId.set(`${one.table} ${String(row.id)}`, shown);
      const above = one.below && byId.get(`${one.below.table} ${String(row[one.below.column])}`);
      const list = above ? ((above[one.name] ??= []) as Record<string, unknown>[]) : (told[one.name] ??= []);
      list.push(shown);
    }
  }
  return told;
}

function shownOf({ columns, below }: PersonalTable, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, { given }]) =>
      given && column !== below?.column ? [[given.name ?? camelCase(column), given.show(row[column])]] : [],
    ),
  );
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
