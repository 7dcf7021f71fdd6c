import type { Db } from '#store-api/base/db/open-database.ts';
import { orderNames } from '#store-api/shop/orders/order-name.ts';
import { PAID_OUT, RETURNED } from '#store-api/shop/orders/refunds/refund-states.ts';
import { OWNER } from '#store-api/shop/payments/by-hand/payment-by-hand.ts';
import { byTime, readLedgers } from '#store-api/shop/refunds/ledger.ts';
import { ordersOfMoney } from '#store-api/shop/refunds/orders-of-money.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { type Cell, type CsvStyle, csvWriting } from './csv-writing.ts';
import { readPaymentsById } from '#store-api/shop/payments/read-payments.ts';
import { readRefundsOf, type Refund } from '#store-api/shop/refunds/read-refunds.ts';
import { formatMinute } from '#lib/days.ts';

const BATCH = 500;
const COLUMNS = [
  ...['Date', 'Number', 'Order', 'Kind', 'Amount', 'Currency', 'Gateway', 'Method', 'Reference', 'Reason', 'Note'],
];

/** Money that came, or went back and is below 0. */
interface Movement {
  /** When the shop knew of it, ISO 8601. */
  at: string;
  orderId: string;
  kind: 'payment' | 'refund';
  amountPaise: number;
  currency: string;
  /** `owner` for what the owner confirmed, or returned by hand; the reference is that gateway's. */
  way: { gateway: string; method: string; reference: string };
  /** Why a refund was made, and what the owner noted. */
  words: [reason: string, note: string];
}

/**
 * CSV with a header for the accountant: a row for each payment that brought money and each refund that is back, in the
 * order in which the shop knew of them. Those of an order come to what its ledger says was paid and refunded.
 */
export async function* ledgerCsv(
  db: Db,
  { storeId, from = '', before = '9999' }: { storeId: string; from?: string | undefined; before?: string | undefined },
  style: CsvStyle = 'comma',
): AsyncGenerator<string> {
  const { timeZone } = await dateStyleOf(db, storeId);
  const writing = csvWriting(style);
  yield writing.head(COLUMNS);
  const movements: Movement[] = [];
  const ids = await ordersOfMoney(db, storeId, { from, before });
  for (let start = 0; start < ids.length; start += BATCH)
    movements.push(...(await readMovements(db, storeId, ids.slice(start, start + BATCH))));
  const moved = movements.filter(({ at }) => at >= from && at < before).toSorted(byTime);
  for (let start = 0; start < moved.length; start += BATCH) {
    const batch = moved.slice(start, start + BATCH);
    const names = await orderNames(
      db,
      storeId,
      batch.map(({ orderId }) => orderId),
    );
    yield writing.csv(
      batch.map(({ at, orderId, kind, amountPaise, currency, way, words }, index): Cell[] => [
        ...[formatMinute(at, timeZone), names[index] ?? orderId, orderId, kind, amountPaise, currency],
        ...[way.gateway, way.method, way.reference, ...words],
      ]),
    );
  }
}

async function readMovements(db: Db, storeId: string, orderIds: readonly string[]): Promise<Movement[]> {
  const ledgers = await readLedgers(db, storeId, orderIds);
  const refunds = await readRefundsOf(db, storeId, orderIds);
  const payments = await readPaymentsById(db, storeId, orderIds);
  return orderIds.flatMap((orderId) => [
    ...(ledgers.get(orderId)?.receipts ?? []).map(({ at, paymentId, gatewayId, amountPaise, currency }): Movement => {
      const { method = '', reference = '' } = payments.get(paymentId) ?? {};
      const way = { gateway: gatewayId, method, reference };
      return { at, orderId, kind: 'payment', amountPaise, currency, way, words: ['', ''] };
    }),
    ...(refunds.get(orderId) ?? [])
      .filter(({ state }) => RETURNED.includes(state))
      .map((refund): Movement => {
        const { at, settledAt, amountPaise, currency, reason, note, settledNote, paidBy } = refund;
        const method = (paidBy && payments.get(paidBy.paymentId)?.method) ?? '';
        const money = { kind: 'refund', amountPaise: -amountPaise, currency } as const;
        return {
          at: settledAt ?? at,
          orderId,
          ...money,
          way: wayBack(refund, method),
          words: [reason, notesOf(reason, note, settledNote)],
        };
      }),
  ]);
}

/** Of what the owner chose to give back the first note is the reason. */
function notesOf(reason: string, ...notes: (string | null)[]): string {
  return notes.filter((one) => one && one !== reason).join('; ');
}

/** What the owner returned has no reference, unless its gateway reported it too. */
function wayBack({ state, reference, paidBy }: Refund, method: string): Movement['way'] {
  if (state === PAID_OUT && reference === null) return { gateway: OWNER, method: '', reference: '' };
  return { gateway: paidBy?.gateway ?? '', method, reference: reference ?? '' };
}
