import { failure, fine, type Finding, warning } from '../finding.ts';
import { type ReturnOfOrder, returnsInState } from '../../orders/records/returns-in-state.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { returnNumberIn } from '#store-api/shop/orders/refunds/refund-pieces.ts';
import { OF_OWNER } from '#store-api/shop/orders/refunds/refund-states.ts';
import { returnTerms } from '#store-api/shop/stores/return-terms.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { settingsOption } from '#environment/settings-file.ts';
import type { Environment } from '#environment.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf } from '#lib/text/terminal-text.ts';

/** So long a return may wait for its owner before it is named (docs/decisions D592). */
const DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;
const SHOWN = 5;

/** Returns that wait long for their owner; and whether shoppers who ask for one are mailed. */
export async function checkReturns(
  db: Db,
  store: Store,
  { SMTP_URL }: Pick<Environment, 'SMTP_URL'>,
): Promise<Finding[]> {
  const { id } = store;
  const before = new Date(Date.now() - DAYS * DAY_MS).toISOString();
  const all = await returnsInState(db, id, ['return-asked', 'received']);
  const asked = all.filter(({ made, pieces }) => made.asked_at < before && isIn(pieces, 'return-asked'));
  const came = all.filter(({ made, pieces }) => (made.received_at ?? before) < before && isIn(pieces, 'received'));
  const owed = await owedOf(db, id, came);
  const options = `--store ${id}${settingsOption()}`;
  const found = [
    ...(asked.length === 0
      ? []
      : [
          warning(
            'returns',
            `${id}: ${counted(asked.length, 'return')} ${asked.length === 1 ? 'waits' : 'wait'} for your answer for more \
than ${DAYS} days: ${namesOf(asked)}`,
            `npm run store -- orders returns ${options}; orders accept ID and orders decline ID answer.`,
          ),
        ]),
    ...(owed.length === 0
      ? []
      : [
          warning(
            'returns',
            `${id}: ${counted(owed.length, 'return')} came back more than ${DAYS} days ago, and the money is not \
returned: ${namesOf(owed)}`,
            `npm run store -- orders refunds ${options}; orders refund ID sends it back.`,
          ),
        ]),
    ...checkReceipts(store, SMTP_URL),
  ];
  return found.length === 0 && returnTerms(store) ? [fine('returns', `${id}: none waits for you`)] : found;
}

function isIn(pieces: ReturnOfOrder['pieces'], state: string): boolean {
  return pieces.some((piece) => piece.state === state);
}

/** Those of which the owner has money to return. */
async function owedOf(db: Db, storeId: string, returns: readonly ReturnOfOrder[]): Promise<ReturnOfOrder[]> {
  if (returns.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .select(['order_id', 'pieces'])
    .where('store_id', '=', storeId)
    .where('state', 'in', OF_OWNER)
    .execute();
  return returns.filter(({ made }) =>
    refunds.some((one) => one.order_id === made.order_id && returnNumberIn(one) === made.position + 1),
  );
}

/** `7KQ-M2X-D4T 1`: order and number of the return, as orders accept takes them. */
function namesOf(returns: readonly ReturnOfOrder[]): string {
  return someOf(
    returns.map(({ parts, made }) => `${orderName(parts.order)} ${made.position + 1}`),
    SHOWN,
  );
}

/** What a shopper asks for is answered by mail; that a withdrawal has come, by law (docs/decisions D593). */
function checkReceipts(store: Store, smtpUrl: string | undefined): Finding[] {
  const terms = returnTerms(store);
  if (!terms || smtpUrl) return [];
  const advice = 'Set SMTP_URL, or switch returns.online off in store.yaml.';
  return [
    terms.withdrawal
      ? failure(
          'returns',
          `${store.id}: shoppers withdraw from contracts online, and the receipt that they must get by law is mailed to \
nobody: SMTP_URL is not set`,
          advice,
        )
      : warning(
          'returns',
          `${store.id}: shoppers ask for returns online, and nobody is mailed what becomes of them: SMTP_URL is not set`,
          advice,
        ),
  ];
}
