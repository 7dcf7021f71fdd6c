import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { documentNumber } from '#store-api/shop/documents/next-number.ts';

interface Series {
  store_id: string;
  series: string;
  year: string;
  last: number;
}

/** What is known of the numbers of documents that were given out after a backup was taken. */
export interface Continued {
  /** The last number of each series that goes on, such as `IN2026-00009`. */
  numbers: string[];
  /** The database that is replaced tells nothing: it is damaged. */
  isUnknown: boolean;
}

/**
 * Numbers that the replaced database gave out are not given out a second time: the series of the backup go on after
 * them (docs/decisions D717). To be called on the copy of a backup before it takes that place.
 */
export function continueNumbers(copy: string, replaced: string): Continued {
  if (!existsSync(replaced)) return { numbers: [], isUnknown: false };
  const given = readSeries(replaced);
  if (given === undefined) return { numbers: [], isUnknown: true };
  const own = readSeries(copy) ?? [];
  const lastOf = ({ store_id, series, year }: Series) =>
    own.find((one) => one.store_id === store_id && one.series === series && one.year === year)?.last ?? 0;
  const ahead = given.filter((one) => one.last > lastOf(one));
  if (ahead.length === 0) return { numbers: [], isUnknown: false };
  const db = new DatabaseSync(copy);
  try {
    // A backup of an older program has no documents, and no table of their numbers: its migration comes later.
    if (!hasSeries(db)) return { numbers: ahead.map(numberOf), isUnknown: true };
    const put = db.prepare(
      `insert into document_series (store_id, series, year, last)
      select id, ?2, ?3, ?4 from stores where id = ?1
      on conflict (store_id, series, year) do update set last = excluded.last`,
    );
    for (const { store_id, series, year, last } of ahead) put.run(store_id, series, year, last);
  } finally {
    db.close();
  }
  return { numbers: ahead.map(numberOf), isUnknown: false };
}

/** Undefined where the file cannot be read. */
function readSeries(file: string): Series[] | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    return hasSeries(db)
      ? (db.prepare('select store_id, series, year, last from document_series').all() as unknown as Series[])
      : [];
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}

function hasSeries(db: DatabaseSync): boolean {
  return (
    db.prepare("select 1 from sqlite_master where type = 'table' and name = 'document_series'").get() !== undefined
  );
}

function numberOf({ series, year, last }: Series): string {
  return documentNumber(series, year, last);
}
