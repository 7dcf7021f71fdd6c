import { lineName } from '#store-api/shop/catalog/line-name.ts';
import type { OrderParts } from '#store-api/shop/orders/order-rows.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { quantityLines } from '#store-api/shop/orders/quantity-lines.ts';
import type { OrderReturn } from '#store-api/shop/orders/returns/return-rows.ts';
import { type ReturnOfOrder, returnsInState } from './records/returns-in-state.ts';
import { OPEN_RETURNS, stateOfReturn } from '#store-api/shop/orders/returns/return-state.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

/** What shoppers ask to send back, or what is on its way back, the oldest first. */
export async function listReturns(
  db: Db,
  storeId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const open = await returnsInState(db, storeId, OPEN_RETURNS);
  if (json) return [escaped(JSON.stringify(open.map(toData), null, 2))];
  if (open.length === 0) return ['No returns are open.'];
  const { timeZone } = await dateStyleOf(db, storeId);
  return open.flatMap(({ parts: { order, items }, made, pieces }) => [
    [
      formatMinute(made.asked_at, timeZone),
      `${orderName(order)} ${made.position + 1}`,
      made.kind,
      stateOf(pieces),
      stripped(order.email),
    ].join('  '),
    ...saysOf(items, made).map((line) => `  ${stripped(line)}`),
  ]);
}

/** `2 x Jeans, M: size-small, too tight at the waist` */
function saysOf(items: OrderParts['items'], { asked }: OrderReturn): string[] {
  const texts = asked.map(({ line, size, reason, note }) => {
    const what = lineName(items[line] ?? { title: '' }) + (size === null ? '' : ` → ${size}`);
    const why = [reason, note].filter(Boolean).join(', ');
    return why === '' ? what : `${what}: ${why}`;
  });
  return quantityLines(texts).map(({ what, quantity }) => `${quantity} x ${what}`);
}

function toData({ parts: { order }, made, pieces }: ReturnOfOrder) {
  return {
    order: order.id,
    orderNumber: order.number,
    number: made.position + 1,
    kind: made.kind,
    state: stateOf(pieces),
    askedAt: made.asked_at,
    email: order.email,
    fee: toRupees(made.fee_paise),
    pieces: made.asked.map(({ line, size, reason, note }) => ({ line: line + 1, size, reason, note })),
  };
}

function stateOf(pieces: ReturnOfOrder['pieces']): string {
  return stateOfReturn(pieces.map(({ state }) => state));
}
