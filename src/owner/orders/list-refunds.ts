import { readRefunds, type Refund } from '#store-api/shop/refunds/read-refunds.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { wayWords } from '#lib/text/way-words.ts';
import { BY_HAND } from '#store-api/shop/payments/by-hand/by-hand.ts';
import { OWNER } from '#store-api/shop/payments/by-hand/payment-by-hand.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

/**
 * Money of orders that were cancelled or paid already, or of another amount than was due: to return, or to look into;
 * and what a gateway was asked to return and has not confirmed. All that is not settled yet, oldest first, with how
 * much it is, whose, how it came, and its number in its order.
 */
export async function listRefunds(
  db: Db,
  storeId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const refunds = await readRefunds(db, storeId);
  if (json) {
    const data = refunds.map(({ at, orderId, orderNumber, number, cause, email, currency, amountPaise, ...more }) => ({
      ...{ at, orderId, orderNumber, number, cause, email, currency, amount: toRupees(amountPaise) },
      gateway: more.paidBy?.gateway ?? null,
      reference: more.paidBy?.reference ?? null,
      state: more.state,
    }));
    return [escaped(JSON.stringify(data, null, 2))];
  }
  if (refunds.length === 0) return ['No refunds are due.'];
  const store = await findStoreById(db, storeId);
  const { locale, timeZone } = await dateStyleOf(db, storeId);
  const options = store ? ownerOptions(store) : '';
  return [
    ...refunds.map(({ at, orderId, orderNumber, number, cause, amountPaise, currency, email, paidBy }) =>
      [
        formatMinute(at, timeZone),
        orderName({ id: orderId, number: orderNumber }),
        formatMoney(toRupees(amountPaise), { currency, locale }),
        stripped(email),
        paidByText(paidBy),
        `number ${number}`,
        stripped(cause),
      ]
        .filter(Boolean)
        .join('  '),
    ),
    ...(refunds.some(({ paidBy }) => !BY_HAND.includes(paidBy?.gateway ?? ''))
      ? [`To send it back through its gateway: npm run store -- orders refund ID${options}`]
      : []),
    `Once you have returned it yourself, or looked into it: npm run store -- orders refunded ID${options}; \
of an order that has several, with the number: orders refunded ID NUMBER.`,
  ];
}

function paidByText(paidBy: Refund['paidBy']): string {
  if (paidBy?.gateway === OWNER) return 'confirmed by the owner';
  return paidBy ? stripped(`${wayWords(paidBy.gateway)} ${paidBy.reference}`) : '';
}
