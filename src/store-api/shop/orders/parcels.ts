import type { Kysely } from 'kysely';
import { standsOf } from './pieces/piece-states.ts';
import type { OrderItemRow } from '../../base/db/rows/order-rows.ts';
import type { ParcelRow } from '../../base/db/rows/parcel-row.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Database } from '../../base/db/schema.ts';
import type { Trx } from '../../base/db/transact.ts';
import { nonEmpty } from '#lib/non-empty.ts';
import type { WireParcel, WireParcelItem } from '#contract/order.ts';

/** The carrier of a parcel, and the number to follow it by. */
export interface Shipment {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

/** What can become of a parcel that has left. */
type ParcelOutcome = 'delivered' | 'lost' | 'refused';

/** A parcel of an order that has left. */
export interface Parcel extends Shipment {
  position: number;
  /** ISO 8601, and so is `outcomeAt`. */
  sentAt: string;
  /** Undefined while it is on its way. */
  outcome?: string | undefined;
  outcomeAt?: string | undefined;
}

/** As the owner names it, from 1. */
export function numberOf({ position }: Pick<Parcel, 'position'>): number {
  return position + 1;
}

interface OrderName {
  storeId: string;
  orderId: string;
}

/** Adds a parcel that has left, and gives its position. The order's row must be locked by this transaction. */
export async function addParcel(
  trx: Trx,
  { storeId, orderId, at }: OrderName & { at: string },
  shipment: Shipment,
): Promise<number> {
  const { position } = await trx
    .selectFrom('parcels')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.countAll<number>().as('position'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('parcels')
    .values({
      ...{ store_id: storeId, order_id: orderId, position, sent_at: at, outcome: null, outcome_at: null },
      ...columnsOf(shipment),
    })
    .execute();
  return position;
}

/** Corrects a parcel; when it left stays. The order's row must be locked by this transaction. */
export function replaceParcel(
  trx: Trx,
  parcel: OrderName & { position: number },
  shipment: Shipment,
): Promise<unknown> {
  return update(trx, parcel).set(columnsOf(shipment)).execute();
}

/** Says what became of a parcel. The order's row must be locked by this transaction. */
export function endParcel(
  trx: Trx,
  parcel: OrderName & { position: number },
  { outcome, at }: { outcome: ParcelOutcome; at: string },
): Promise<unknown> {
  return update(trx, parcel).set({ outcome, outcome_at: at }).execute();
}

function update(trx: Trx, { storeId, orderId, position }: OrderName & { position: number }) {
  return trx
    .updateTable('parcels')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('position', '=', position);
}

function columnsOf({ carrier, trackingNumber, trackingUrl }: Shipment) {
  return { carrier: carrier ?? null, tracking_number: trackingNumber ?? null, tracking_url: trackingUrl ?? null };
}

/** The parcels of these orders, by order, the first one first. */
export async function readParcels(
  db: Kysely<Database>,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Parcel[]>> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return new Map([...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, own]) => [id, own.map(toParcel)]));
}

/** `Dart Post AB127`; '' where neither is known. */
export function parcelName({ carrier, trackingNumber }: Shipment): string {
  return [carrier, trackingNumber].filter(Boolean).join(' ');
}

function toParcel(row: ParcelRow): Parcel {
  return {
    position: row.position,
    carrier: nonEmpty(row.carrier),
    trackingNumber: nonEmpty(row.tracking_number),
    trackingUrl: nonEmpty(row.tracking_url),
    sentAt: row.sent_at,
    outcome: row.outcome ?? undefined,
    outcomeAt: row.outcome_at ?? undefined,
  };
}

interface SentOrder {
  items: readonly Pick<OrderItemRow, 'position' | 'product_id' | 'title' | 'size' | 'color'>[];
  parcels: readonly Parcel[];
  pieces: readonly PieceRow[];
}

/**
 * The parcels of an order as the contract sends them, without those that were lost. What is in each is said where not
 * all of the order is in one (docs/decisions D522).
 */
export function toWireParcels({ items, parcels, pieces }: SentOrder): WireParcel[] {
  const shown = parcels.filter(({ outcome }) => outcome !== 'lost');
  const inOne = isInOneParcel(pieces);
  return shown.map(({ position, carrier, trackingNumber, trackingUrl, sentAt, outcome, outcomeAt }) => ({
    carrier,
    trackingNumber,
    trackingUrl,
    sentAt,
    ...(outcome === 'delivered' && { deliveredAt: outcomeAt }),
    ...(!inOne && { items: itemsIn(items, pieces, (piece) => piece.parcel === position) }),
  }));
}

/** The lines of these pieces, with how many of them each has; one in another size by itself. */
function itemsIn(
  items: SentOrder['items'],
  pieces: SentOrder['pieces'],
  isIn: (piece: PieceRow) => boolean,
): WireParcelItem[] {
  const inside = pieces.filter(isIn);
  return items.flatMap(({ position, product_id, title, size, color }) => {
    const own = inside.filter(({ line }) => line === position);
    return [...Map.groupBy(own, (piece) => piece.size ?? size)].map(([chosen, some]) => ({
      ...{ id: product_id, productTitle: title, quantity: some.length },
      ...{ size: nonEmpty(chosen), color: nonEmpty(color) },
    }));
  });
}

/** Everything that was not called off is in one parcel, or nothing is in any. */
function isInOneParcel(pieces: readonly PieceRow[]): boolean {
  const standing = pieces.filter(({ state, parcel }) => parcel !== null || standsOf(state) !== 'gone');
  return new Set(standing.map(({ parcel }) => parcel)).size <= 1;
}
