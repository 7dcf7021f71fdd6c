import { type Finding, warning } from '../finding.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { DUE } from '#store-api/shop/orders/collect.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';
import { settingsOption } from '#environment/settings-file.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf } from '#lib/text/terminal-text.ts';

/** So long the owner has to look for a payment before it is named: a third of the time that the order is held. */
const HOURS = 24;
const HOUR_MS = 60 * 60_000;
const SHOWN = 5;

/** Payments that shoppers have named by what their bank calls them, and that nobody has looked for. */
export async function checkReferences(db: Db, { id }: Pick<Store, 'id'>): Promise<Finding[]> {
  const before = new Date(Date.now() - HOURS * HOUR_MS).toISOString();
  const waiting = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('store_id', '=', id)
    .where((eb) =>
      eb.or([eb('status', '=', PENDING), eb.and([eb('status', '=', PROCESSING), eb('collect', '=', DUE)])]),
    )
    .where('payment_reference', 'is not', null)
    .where('reference_at', '<', before)
    .orderBy('reference_at')
    .execute();
  if (waiting.length === 0) return [];
  return [
    warning(
      'gateways',
      `${id}: ${counted(waiting.length, 'payment')} that shoppers have named ${waiting.length === 1 ? 'waits' : 'wait'} \
to be looked for, for more than ${HOURS} hours: ${someOf(waiting.map(orderName), SHOWN)}`,
      `orders show ID --store ${id}${settingsOption()} has the reference; orders confirm ID says that the money has come, with --not-found \
that it has not.`,
    ),
  ];
}
