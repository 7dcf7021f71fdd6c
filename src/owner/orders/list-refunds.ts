import { readRefunds, type Refund } from './records/read-refunds.ts';
import { OWNER } from './records/read-payments.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

/**
 * Money of orders that were cancelled or paid already, or of another amount than was due: to return by hand, or to look
 * into. All that is not settled yet, oldest first, with how much it is, whose, how it came, and its number in its
 * order's history.
 */
export async function listRefunds(
  db: Db,
  storeId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const refunds = await readRefunds(db, storeId);
  if (json) {
    const data = refunds.map(({ amountPaise, paidBy, ...refund }) => ({
      ...refund,
      amount: amountPaise === undefined ? null : toRupees(amountPaise),
      gateway: paidBy?.gateway ?? null,
      reference: paidBy?.reference ?? null,
    }));
    return [escaped(JSON.stringify(data, null, 2))];
  }
  if (refunds.length === 0) return ['No refunds are due.'];
  const store = await findStoreById(db, storeId);
  const { locale, timeZone } = await dateStyleOf(db, storeId);
  return [
    ...refunds.map(({ at, orderId, orderNumber, number, cause, amountPaise, currency, email, paidBy }) =>
      [
        formatMinute(at, timeZone),
        orderName({ id: orderId, number: orderNumber }),
        amountPaise === undefined ? '' : formatMoney(toRupees(amountPaise), { currency, locale }),
        stripped(email),
        paidByText(paidBy),
        `number ${number}`,
        stripped(cause),
      ]
        .filter(Boolean)
        .join('  '),
    ),
    `Once it is returned, or looked into: npm run store -- orders refunded ID${store ? ownerOptions(store) : ''}; \
of an order that has several, with the number: orders refunded ID NUMBER.`,
  ];
}

function paidByText(paidBy: Refund['paidBy']): string {
  if (paidBy?.gateway === OWNER) return 'confirmed by the owner';
  return paidBy ? stripped(`${paidBy.gateway} ${paidBy.reference}`) : '';
}
