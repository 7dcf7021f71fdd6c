import type { Db } from '#store-api/base/db/open-database.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { findOrder } from '#store-api/shop/orders/order-rows.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { readRefundsOf } from '#store-api/shop/refunds/read-refunds.ts';
import { toWireMoney } from './records/wire-money.ts';
import { ownerWords } from './total-words.ts';
import { wayWords } from '#lib/text/way-words.ts';
import { moneyOf, readLedger } from '#store-api/shop/refunds/ledger.ts';
import { totalRows } from '#store-api/shop/pricing/total-rows.ts';
import { storedTotals } from '#store-api/shop/pricing/stored-totals.ts';
import { toWireTotals } from '#store-api/shop/pricing/wire-totals.ts';
import { endOfHold, isBeingChecked } from '#store-api/shop/orders/hold.ts';
import { isToConfirm, isToTransfer } from '#store-api/shop/orders/collect.ts';
import { toCollect } from '#store-api/shop/orders/to-collect.ts';
import { amountsToFind } from '#store-api/shop/payments/references/amounts-to-find.ts';
import { readDelivery, type StoredDelivery, toWireDelivery } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import { readAddress } from '#store-api/shop/orders/stored-address.ts';
import { numberOf, type Parcel, parcelName } from '#store-api/shop/orders/parcels.ts';
import { parcelsToList } from './parcels-to-list.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineIn } from './place-line.ts';
import { readCause } from '#store-api/shop/orders/owner-notes.ts';
import { StartError } from '#environment.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** Everything of one order: lines, address, history, payments. @throws StartError when there is none. */
export async function showOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const parts = await findOrder(db, storeId, orderId);
  if (!parts) throw new StartError(`There is no order ${orderId}.`);
  const { order, items, parcels, pieces } = parts;
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const shipping = readAddress(order.shipping);
  const refunds = (await readRefundsOf(db, storeId, [orderId])).get(orderId) ?? [];
  const orderMoney = moneyOf(await readLedger(db, storeId, orderId), order);
  const totals = storedTotals(order, items);
  const delivery = readDelivery(order.delivery);
  const due = toCollect(order);
  const held = endOfHold(order);
  if (json) {
    const data = {
      id: order.id,
      number: order.number,
      createdAt: order.created_at,
      status: statusName(order.status),
      ...toWireTotals(totals),
      currency: order.currency,
      email: order.email,
      phone: order.phone,
      shippingAddress: shipping,
      ...(order.discount_code !== null && { code: order.discount_code }),
      ...(delivery && { delivery: toWireDelivery(delivery) }),
      ...(due !== undefined && { toCollect: toRupees(due) }),
      ...(isToConfirm(order) && { awaitsConfirmation: true, confirmBy: order.confirm_by }),
      ...(held !== undefined && { heldUntil: held }),
      ...(order.payment_reference !== null && { paymentReference: order.payment_reference }),
      ...(isToTransfer(order) && { awaitsTransfer: order.confirm_by }),
      items: items.map(({ product_id, sku, title, size, color, quantity, price_paise }) => ({
        productId: product_id,
        sku,
        title,
        size,
        color,
        quantity,
        price: toRupees(price_paise),
      })),
      parcels: parcelsToList(parts),
      history: events.map(({ at, status, cause }) => ({ at, status: statusName(status), cause })),
      payments: payments.map(({ id, provider, method, status, amount_paise, transaction_id, reference }) => ({
        id,
        gateway: provider,
        method,
        status,
        amount: toRupees(amount_paise),
        reference: transaction_id ?? reference,
      })),
      money: toWireMoney(orderMoney),
      refunds: refunds.map((refund) => ({
        ...{ id: refund.id, at: refund.at, number: refund.number, state: refund.state, cause: refund.cause },
        ...{ note: refund.note, settledNote: refund.settledNote },
        ...{ amount: toRupees(refund.amountPaise), currency: refund.currency, reference: refund.reference },
        payment: refund.paidBy?.paymentId ?? null,
        gateway: refund.paidBy?.gateway ?? null,
      })),
    };
    return [escaped(JSON.stringify(data, null, 2))];
  }
  const { locale, timeZone } = await dateStyleOf(db, storeId);
  const money = (paise: number) => formatMoney(toRupees(paise), { currency: order.currency, locale });
  const toFind = (await amountsToFind(db, storeId, isBeingChecked(order) ? [orderId] : [])).get(orderId);
  const sought = toFind === undefined || toFind === totals.total ? '' : ` of ${money(toFind)}`;
  return [
    `${orderName(order)}  ${statusName(order.status, delivery?.pickUp)}  ${money(totals.total)}  ${stripped(order.email)}`,
    ...(order.number === null ? [] : [`  ${order.id}`]),
    ...items.flatMap((item) => [
      `  line ${item.position + 1}: ${item.quantity} x ${lineName(item)}  ${money(item.price_paise * item.quantity)}`,
      ...piecesText(item.position, pieces),
    ]),
    ...(totals.parts.length > 0 ? totalRows(totals, ownerWords, money) : []).map(
      ({ name, amount }) => `  ${stripped(name)}  ${amount}`,
    ),
    ...(due === undefined ? [] : [`  To collect on delivery  ${money(due)}`]),
    ...(isToConfirm(order) ? [`  Awaits confirmation until  ${formatMinute(order.confirm_by ?? '', timeZone)}`] : []),
    ...(held === undefined || isToConfirm(order) ? [] : [`  Held until  ${formatMinute(held, timeZone)}`]),
    ...(order.payment_reference === null ? [] : [`  ${checkWords(order, sought)}  ${order.payment_reference}`]),
    ...(isToTransfer(order)
      ? [`  Awaits transfer until  ${formatMinute(order.confirm_by ?? '', timeZone).slice(0, 10)}`]
      : []),
    ...(order.discount_code === null ? [] : [`  Code: ${order.discount_code}`]),
    ...addressLines(shipping, await placeLineIn(db, storeId)).map((line) => `  ${stripped(line)}`),
    ...(delivery ? [deliveryText(delivery), delivery.at ?? ''] : [])
      .filter(Boolean)
      .map((line) => `  ${stripped(line)}`),
    ...parcels.map((parcel) => parcelText(parcel, parcels.length > 1)).flatMap((text) => (text ? [`  ${text}`] : [])),
    ...events.map((event) => `  ${formatMinute(event.at, timeZone)}  ${stripped(readCause(event))}`),
    ...payments.map(
      ({ id, provider, method, status, amount_paise }) =>
        `  ${id}  ${wayWords(provider, method)}  ${status}  ${money(amount_paise)}`,
    ),
    ...refunds.map(
      ({ number, state, amountPaise, currency, cause, reference }) =>
        `  refund ${number}  ${state}  ${formatMoney(toRupees(amountPaise), { currency, locale })}  ${stripped(
          [cause, reference].filter(Boolean).join('  '),
        )}`,
    ),
    ...(refunds.length === 0
      ? []
      : [`  Money: ${orderMoney.state}, ${money(orderMoney.paid)} paid, ${money(orderMoney.refunded)} refunded`]),
  ];
}

/** What a reference of its payment is good for; `sought` is the amount where that is not the total. */
function checkWords(order: Parameters<typeof isBeingChecked>[0], sought: string): string {
  return isBeingChecked(order) ? `Look for its payment${sought}, and confirm it:` : 'Paid, by the word of its shopper:';
}

/** `1 packed, 1 sent in parcel 1` of a line, where the order's pieces are not all to be sent or all in one parcel. */
function piecesText(line: number, pieces: readonly PieceRow[]): string[] {
  const states = new Set(pieces.map(({ state, parcel, size }) => `${state} ${parcel ?? ''} ${size ?? ''}`));
  if (states.size < 2) return [];
  const own = pieces.filter((piece) => piece.line === line);
  const groups = [
    ...Map.groupBy(own, ({ state, parcel, size }) =>
      [size, state, parcel === null ? undefined : `in parcel ${parcel + 1}`].filter(Boolean).join(' '),
    ),
  ];
  const said = groups.map(([where, some]) => `${some.length} ${where}`).join(', ');
  return [`    ${said}`];
}

/** `parcel 2: Dart Post AB127  https://…  delivered`; '' where there is nothing to say of it. */
function parcelText(parcel: Parcel, isOneOfSeveral: boolean): string {
  const { trackingUrl, outcome } = parcel;
  const said = [parcelName(parcel), trackingUrl, isOneOfSeveral || outcome === 'lost' ? outcome : undefined]
    .filter(Boolean)
    .join('  ');
  return stripped(isOneOfSeveral ? `parcel ${numberOf(parcel)}: ${said || 'on its way'}` : said);
}

/** `Delivery: Express, 2026-06-05 to 2026-06-10`. */
function deliveryText({ label, pickUp, arrives }: StoredDelivery): string {
  const days = arrives && `${arrives.earliest} to ${arrives.latest}`;
  return [`${pickUp ? 'Pick-up' : 'Delivery'}: ${label}`, days].filter(Boolean).join(', ');
}
