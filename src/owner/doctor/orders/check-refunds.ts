import { fine, type Finding, warning } from '../finding.ts';
import { someOf } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { orderNames } from '#store-api/shop/orders/order-name.ts';
import { openRefunds } from '../../orders/records/open-refunds.ts';
import { OF_OWNER } from '#store-api/shop/orders/refunds/refund-states.ts';
import { settingsOption } from '#environment/settings-file.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { counted } from '#lib/text/counted.ts';

const SHOWN = 5;

/** Money that the owner has to return or to look into, also where a gateway does not say what became of it. */
export async function checkRefunds(db: Db, { id }: Pick<Store, 'id'>): Promise<Finding> {
  const open = (await openRefunds(db, id).execute()).filter(
    ({ state, told_at }) => OF_OWNER.includes(state) || told_at !== null,
  );
  const ids = [...new Set(open.map(({ order_id }) => order_id))];
  if (ids.length === 0) return fine('refunds', `${id}: none is due`);
  const names = await orderNames(db, id, ids.slice(0, SHOWN));
  return warning(
    'refunds',
    `${id}: money of ${counted(ids.length, 'order')} is to be returned or looked into: \
${someOf([...names, ...ids.slice(SHOWN)], SHOWN)}`,
    `npm run store -- orders refunds --store ${id}${settingsOption()}; orders refund ID sends it back through its \
gateway, orders refunded ID says that you have done it.`,
  );
}
