import type { Kysely } from 'kysely';
import type { ParcelRow } from '../../base/db/rows/parcel-row.ts';
import type { Database } from '../../base/db/schema.ts';
import type { Trx } from '../../base/db/transact.ts';
import { nonEmpty } from '#lib/non-empty.ts';
import type { WireParcel } from '#contract/order.ts';

/** The carrier of a parcel, and the number to follow it by. */
export interface Shipment {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

/** Adds a parcel that has left, and returns its position. The order's row must be locked by this transaction. */
export async function addParcel(
  trx: Trx,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
  { carrier, trackingNumber, trackingUrl }: Shipment,
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
      ...{ store_id: storeId, order_id: orderId, position, sent_at: at },
      carrier: carrier ?? null,
      tracking_number: trackingNumber ?? null,
      tracking_url: trackingUrl ?? null,
    })
    .execute();
  return position;
}

/** Corrects the parcel that was sent last; when it left stays. The order's row must be locked by this transaction. */
export async function replaceLastParcel(
  trx: Trx,
  { storeId, orderId }: { storeId: string; orderId: string },
  { carrier, trackingNumber, trackingUrl }: Shipment,
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({
      carrier: carrier ?? null,
      tracking_number: trackingNumber ?? null,
      tracking_url: trackingUrl ?? null,
    })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('parcels')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId),
    )
    .execute();
}

/** The parcels of these orders, by order, the first one first. */
export async function readParcels(
  db: Kysely<Database>,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, WireParcel[]>> {
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
export function parcelName({ carrier, trackingNumber }: WireParcel): string {
  return [carrier, trackingNumber].filter(Boolean).join(' ');
}

function toParcel({ carrier, tracking_number, tracking_url, sent_at }: ParcelRow): WireParcel {
  return {
    carrier: nonEmpty(carrier),
    trackingNumber: nonEmpty(tracking_number),
    trackingUrl: nonEmpty(tracking_url),
    sentAt: sent_at,
  };
}
