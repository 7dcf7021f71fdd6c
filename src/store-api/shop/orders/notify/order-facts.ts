import { quantityLines } from '../quantity-lines.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { OrderParts } from '../order-rows.ts';
import { cancelledPieces } from '../pieces/cancelled-pieces.ts';
import { countByLine } from '../pieces/piece-rows.ts';
import { standsOf } from '../pieces/piece-states.ts';
import { orderEmailsIn } from '../../mail/mail-texts.ts';
import type { Moment, OrderFacts, QuantityLine, ReturnFacts } from '../../mail/order-news.ts';
import { totalRows } from '../../pricing/total-rows.ts';
import { storedTotals } from '../../pricing/stored-totals.ts';
import { toPayOnDelivery } from '../collect.ts';
import { endOfHold } from '../hold.ts';
import { orderName } from '../order-name.ts';
import { parcelName } from '../parcels.ts';
import { readDelivery } from '../delivery/stored-delivery.ts';
import { lineName } from '../../catalog/line-name.ts';
import { ownerOptions } from '../../stores/owner-options.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';
import { formatDays, formatMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { toRupees } from '#lib/minor-units.ts';

/** The parts of an order that its mails need. */
export interface Parts {
  order: Pick<
    OrderParts['order'],
    | 'id'
    | 'number'
    | 'status'
    | 'collect'
    | 'confirm_by'
    | 'held_until'
    | 'email'
    | 'origin'
    | 'shipping'
    | 'currency'
    | 'total_paise'
    | 'parts'
    | 'delivery'
  >;
  items: Pick<OrderParts['items'][number], 'title' | 'size' | 'color' | 'quantity' | 'price_paise'>[];
  /** Of an order that was read. */
  parcels?: OrderParts['parcels'];
  pieces?: OrderParts['pieces'];
  /** What of its money has gone back. */
  refundedPaise?: number | undefined;
}

/** What a mail about one parcel, or about some pieces, says of them. */
export interface AboutPieces {
  /** The position of the one that can be followed; undefined where it is not to be. */
  parcel?: number | undefined;
  /** What is or was in it, where that is not all of the order. */
  pieces?: readonly PieceRow[] | undefined;
  /** What was called off, where the rest goes on. */
  cancelled?: readonly PieceRow[] | undefined;
  /** When it was, by its shopper, where the law calls that a withdrawal. */
  withdrawnAt?: string | undefined;
  /** What is due back for that, in paise. */
  duePaise?: number | undefined;
  /** What goes back. */
  back?: ReturnFacts | undefined;
}

/** The facts of an order in its mails. */
export function factsOf(
  store: Store,
  { order, items, parcels = [], pieces = [], refundedPaise = 0 }: Parts,
  about?: AboutPieces,
): OrderFacts {
  const { currency } = order;
  const id = orderName(order);
  const totals = storedTotals(order, items);
  const toPay = toPayOnDelivery(order);
  const held = endOfHold(order);
  const cancelled = countByLine(cancelledPieces(order, pieces));
  const money = (paise: number) => formatMoney(toRupees(paise), { currency, locale: store.locale });
  return {
    shop: store.name,
    id,
    options: ownerOptions(store),
    lines: items.map((item, line) => ({
      what: lineName(item),
      quantity: item.quantity,
      price: money(item.price_paise * item.quantity),
      cancelled: cancelled.get(line) ?? 0,
    })),
    total: money(totals.total),
    ...(toPay !== undefined && { toPayOnDelivery: money(toPay) }),
    ...(held && { heldUntil: momentIn(store, held) }),
    totals: totalRows(totals, orderEmailsIn(store.language).totalWords, money),
    ...(refundedPaise > 0 && { refunded: money(refundedPaise) }),
    shipsFree: isShippingFree(totals.parts),
    delivery: deliveryFacts(order.delivery, store.locale),
    parcels: parcels
      .filter((parcel) => parcelName(parcel) !== '' && (!about || about.parcel === parcel.position))
      .map((parcel) => ({ name: parcelName(parcel), hasNumber: !!parcel.trackingNumber, link: parcel.trackingUrl })),
    parcel: about?.pieces && parcelFacts(items, pieces, about.pieces),
    ...(about?.duePaise !== undefined && about.duePaise > 0 && { dueBack: money(about.duePaise) }),
    cancelled: about?.cancelled && quantitiesOf(items, about.cancelled),
    ...(about?.withdrawnAt !== undefined && { withdrawn: momentIn(store, about.withdrawnAt) }),
    back: about?.back,
    link: trackingLink(order),
  };
}

function momentIn(store: Store, at: string): Moment {
  return { moment: formatMoment(at, store), timeZone: store.timeZone };
}

/** The page that tracks an order; undefined where no address of the shop can be trusted. */
export function trackingLink(order: Pick<OrderParts['order'], 'id' | 'number' | 'origin'>): string | undefined {
  return order.origin ? order.origin + withQuery('/track-order', { id: orderName(order) }) : undefined;
}

function parcelFacts(
  items: Parts['items'],
  pieces: OrderParts['pieces'],
  own: NonNullable<AboutPieces['pieces']>,
): OrderFacts['parcel'] {
  const names = new Set(own.map(nameOf));
  const follows = pieces.filter((piece) => !names.has(nameOf(piece)) && standsOf(piece.state) === 'to send');
  return { lines: quantitiesOf(items, own), follows: quantitiesOf(items, follows) };
}

function quantitiesOf(
  items: Parts['items'],
  pieces: readonly (Pick<PieceRow, 'line'> & Partial<Pick<PieceRow, 'size'>>)[],
): QuantityLine[] {
  const names = pieces.map(({ line, size }) => {
    const item = items[line] ?? { title: '' };
    return lineName(size == null ? item : { ...item, size });
  });
  return quantityLines(names);
}

function nameOf({ line, piece }: Pick<PieceRow, 'line' | 'piece'>): string {
  return `${line}/${piece}`;
}

function deliveryFacts(stored: string | null, locale: string): OrderFacts['delivery'] {
  const delivery = readDelivery(stored);
  if (!delivery) return undefined;
  const { label, pickUp, at, arrives } = delivery;
  return { label, pickUp, at, days: arrives && formatDays(arrives.earliest, arrives.latest, locale) };
}
