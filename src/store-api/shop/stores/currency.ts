import type { Kysely } from 'kysely';
import { preparedQuery } from '../../base/db/prepared-query.ts';
import type { Database } from '../../base/db/schema.ts';
import { DEFAULT_CURRENCY } from '#config.ts';

/** ISO 4217: of a store's record. */
export function currencyOf({ currency }: Readonly<Record<string, unknown>>): string {
  return typeof currency === 'string' && currency !== '' ? currency : DEFAULT_CURRENCY;
}

const readInfo = preparedQuery((db, { storeId }: { storeId: string }) =>
  db.selectFrom('stores').select('info').where('id', '=', storeId),
);

/** As the database has it now; undefined for a store that is not there. */
export async function readCurrency(db: Kysely<Database>, storeId: string): Promise<string | undefined> {
  const [row] = await readInfo(db, { storeId });
  return row && currencyOf(JSON.parse(row.info) as Record<string, unknown>);
}
