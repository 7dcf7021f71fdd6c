import { readAddress } from '#store-api/shop/orders/stored-address.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { readPricing, storedTotals } from '#store-api/shop/pricing/stored-totals.ts';
import { readDelivery } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import type { OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { isToConfirm, isToTransfer } from '#store-api/shop/orders/collect.ts';
import { toCollect } from '#store-api/shop/orders/to-collect.ts';
import { isBeingChecked } from '#store-api/shop/orders/hold.ts';
import { readParcels } from '#store-api/shop/orders/parcels.ts';
import { findPieces } from '#store-api/shop/orders/pieces/piece-rows.ts';
import { statusCode, statusName } from '#store-api/shop/orders/order-status.ts';
import type { OrderLine, OrderRecord } from './order-record.ts';
import { orderMatcher } from './order-matcher.ts';
import { amountsToFind } from '#store-api/shop/payments/references/amounts-to-find.ts';
import { readPayments } from '#store-api/shop/payments/read-payments.ts';
import { readRefundsOf, refundText } from '#store-api/shop/refunds/read-refunds.ts';
import { moneyOf, readLedgers } from '#store-api/shop/refunds/ledger.ts';

export interface OrderFilter {
  storeId: string;
  /** A name of STATUS_NAMES. */
  status?: string | undefined;
  /** Placed at this instant (ISO 8601, UTC) or later. */
  from?: string | undefined;
  /** Placed before this instant. */
  before?: string | undefined;
  /** See order-matcher.ts. */
  search?: string | undefined;
  /** At most so many. */
  limit?: number | undefined;
  oldestFirst?: boolean | undefined;
}

const BATCH = 500;

/**
 * The orders that match, newest first unless `oldestFirst` is set, in batches, so that a file of all orders needs the
 * memory of a few hundred. @throws StartError for an unknown status
 */
export async function* readOrders(db: Db, filter: OrderFilter): AsyncGenerator<OrderRecord[]> {
  const { storeId, search, limit = Infinity } = filter;
  const matches = orderMatcher(search ?? '');
  let left = limit;
  let last: OrderRow | undefined;
  do {
    const rows = await nextRows(db, filter, last);
    last = rows.length < BATCH ? undefined : rows.at(-1);
    const found = (await toRecords(db, storeId, rows)).filter(matches).slice(0, left);
    left -= found.length;
    if (found.length > 0) yield found;
  } while (last && left > 0);
}

/** The same at once, for what is not long. */
export async function readAllOrders(db: Db, filter: OrderFilter): Promise<OrderRecord[]> {
  const all: OrderRecord[] = [];
  for await (const orders of readOrders(db, filter)) all.push(...orders);
  return all;
}

/** The orders of these ids, which the store has, in this order. */
export async function readOrdersById(db: Db, storeId: string, ids: readonly string[]): Promise<OrderRecord[]> {
  const found = new Map<string, OrderRecord>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', 'in', ids.slice(at, at + BATCH))
      .execute();
    for (const record of await toRecords(db, storeId, rows)) found.set(record.id, record);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function nextRows(
  db: Db,
  { storeId, status, from, before, oldestFirst = false }: OrderFilter,
  last: OrderRow | undefined,
): Promise<OrderRow[]> {
  const [direction, isBeyond] = oldestFirst ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let rows = db.selectFrom('orders').selectAll().where('store_id', '=', storeId);
  if (status !== undefined) rows = rows.where('status', '=', statusCode(status));
  if (from !== undefined) rows = rows.where('created_at', '>=', from);
  if (before !== undefined) rows = rows.where('created_at', '<', before);
  if (last)
    rows = rows.where((eb) =>
      eb.or([
        eb('created_at', isBeyond, last.created_at),
        eb.and([eb('created_at', '=', last.created_at), eb('id', isBeyond, last.id)]),
      ]),
    );
  return rows.orderBy('created_at', direction).orderBy('id', direction).limit(BATCH).execute();
}

async function toRecords(db: Db, storeId: string, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .selectFrom('order_items as item')
    .leftJoin('variants as variant', (join) =>
      join.onRef('variant.store_id', '=', 'item.store_id').onRef('variant.id', '=', 'item.variant_id'),
    )
    .leftJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'item.store_id').onRef('product.id', '=', 'item.product_id'),
    )
    .select([
      'item.order_id',
      'item.product_id as productId',
      'item.sku as orderedSku',
      'variant.sku as skuToday',
      'variant.hsn as hsnOfVariant',
      'product.hsn as hsnOfProduct',
      'item.title',
      'item.size',
      'item.color',
      'item.quantity',
      'item.price_paise',
    ])
    .where('item.store_id', '=', storeId)
    .where('item.order_id', 'in', ids)
    .orderBy('item.position')
    .execute();
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const parcelsOf = await readParcels(db, storeId, ids);
  const piecesOf = Map.groupBy(await findPieces(db, storeId, ids), ({ order_id }) => order_id);
  const paymentOf = await readPayments(db, storeId, ids);
  const lookedFor = rows.filter(isBeingChecked).map(({ id }) => id);
  const toFind = await amountsToFind(db, storeId, lookedFor);
  const refundsOf = await readRefundsOf(db, storeId, ids);
  const ledgers = await readLedgers(db, storeId, ids);
  return rows.map((row) => {
    const lines = (itemsOf.get(row.id) ?? []).map(({ orderedSku, skuToday, hsnOfVariant, hsnOfProduct, ...line }) =>
      toLine({
        ...line,
        pricePaise: line.price_paise,
        sku: orderedSku ?? skuToday,
        hsn: hsnOfVariant ?? hsnOfProduct,
      }),
    );
    return {
      id: row.id,
      number: row.number,
      createdAt: row.created_at,
      status: statusName(row.status),
      totals: storedTotals(row, itemsOf.get(row.id) ?? []),
      pricing: readPricing(row),
      currency: row.currency,
      email: row.email,
      phone: row.phone,
      shipping: readAddress(row.shipping),
      delivery: readDelivery(row.delivery),
      lines,
      parcels: parcelsOf.get(row.id) ?? [],
      pieces: (piecesOf.get(row.id) ?? []).map(({ line, piece, state, parcel, replaces, size, sku }) => ({
        line,
        piece,
        state,
        parcel,
        replaces,
        size,
        sku,
      })),
      payment: paymentOf.get(row.id),
      toCollect: toCollect(row),
      awaitsConfirmation: isToConfirm(row),
      paymentReference: row.payment_reference ?? undefined,
      isBeingChecked: isBeingChecked(row),
      toFind: toFind.get(row.id),
      awaitsTransfer: isToTransfer(row) ? (row.confirm_by ?? undefined) : undefined,
      refunds: (refundsOf.get(row.id) ?? []).map(refundText),
      money: moneyOf(ledgers.get(row.id) ?? { receipts: [], refunds: [] }, row),
    };
  });
}

function toLine({ productId, sku, hsn, title, size, color, quantity, pricePaise }: OrderLine): OrderLine {
  return { productId, sku, hsn, title, size, color, quantity, pricePaise };
}
