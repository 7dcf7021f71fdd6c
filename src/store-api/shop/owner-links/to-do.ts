import { ordersToPack } from './orders-to-pack.ts';
import type { Db } from '../../base/db/open-database.ts';
import { IS_DUE, IS_PENDING, VISIBLE } from '../../base/db/inlined-literals.ts';
import { lineName } from '../catalog/line-name.ts';
import { orderEmailsIn } from '../mail/mail-texts.ts';
import type { SummaryList } from '../mail/summary-lists.ts';
import type { OwnerSubject } from '../order-links/owner-link.ts';
import { TO_CONFIRM, TO_TRANSFER } from '../orders/collect.ts';
import { orderName } from '../orders/order-name.ts';
import type { PieceState } from '../orders/pieces/piece-states.ts';
import { OF_OWNER } from '../orders/refunds/refund-states.ts';
import { STARTED } from '../payments/attempts/attempt.ts';
import type { GatewaysOf } from '../payments/gateways-of-store.ts';
import type { Store } from '../stores/store-of-host.ts';
import { PROCESSING } from '#contract/order-status.ts';
import { LOW_STOCK } from '#config.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** Something for the owner to do, and the page that does it. */
interface Task {
  what: string;
  about?: Exclude<OwnerSubject, 'day'>;
  /** Where the pages were when its order was placed. */
  origin?: string | null;
}

/** All that is to be done in a store, each list in the order in which it is to be done. */
export async function toDo(
  { db, gatewaysOf }: { db: Db; gatewaysOf: GatewaysOf },
  store: Store,
): Promise<Record<SummaryList, Task[]>> {
  return {
    toPack: await toPack(db, store),
    toConfirm: await toConfirm(db, store, gatewaysOf),
    returns: await returnsAsked(db, store),
    refunds: await refundsDue(db, store),
    messages: await messagesOpen(db, store),
    lowStock: await lowStock(db, store),
  };
}

async function toPack(db: Db, store: Store): Promise<Task[]> {
  const { piecesToPack } = orderEmailsIn(store.language);
  return (await ordersToPack(db, store.id)).map(({ order, lines }) => ({
    ...ofOrder(order),
    what: piecesToPack(
      orderName(order),
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  }));
}

function ofOrder(order: { id: string; number: string | null; origin: string | null }): Task {
  return { what: orderName(order), about: { orderId: order.id }, origin: order.origin };
}

/** What only the owner sees come, and what its shopper has not confirmed, who could be rung up. */
async function toConfirm(db: Db, store: Store, gatewaysOf: GatewaysOf): Promise<Task[]> {
  const byHand = gatewaysOf(store)
    .offered.filter(({ confirmedManually }) => confirmedManually)
    .map(({ id }) => id);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'origin'])
    .where('store_id', '=', store.id)
    .where((eb) =>
      eb.or([
        eb('status', '=', IS_PENDING),
        // To be paid on delivery, and paid all the same, its shopper says.
        eb.and([eb('status', '=', PROCESSING), eb('collect', '=', IS_DUE), eb('payment_reference', 'is not', null)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('collect', 'in', [TO_CONFIRM, TO_TRANSFER]),
        eb('payment_reference', 'is not', null),
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.store_id', '=', 'orders.store_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', '=', STARTED)
            .where('payments.provider', 'in', byHand.length > 0 ? byHand : ['']),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(ofOrder);
}

async function returnsAsked(db: Db, store: Store): Promise<Task[]> {
  const asked: PieceState = 'return-asked';
  return (await ordersWithPiece(db, store, asked)).map(ofOrder);
}

function ordersWithPiece(db: Db, { id: storeId }: Store, state: PieceState) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'origin'])
    .where('store_id', '=', storeId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('order_pieces').select('order_id').where('store_id', '=', storeId).where('state', '=', state),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function refundsDue(db: Db, { id: storeId, locale }: Store): Promise<Task[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'refunds.store_id').onRef('orders.id', '=', 'refunds.order_id'),
    )
    .select(['orders.id', 'orders.number', 'orders.origin', 'refunds.amount_paise', 'refunds.currency'])
    .where('refunds.store_id', '=', storeId)
    .where('refunds.state', 'in', OF_OWNER)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map(({ amount_paise, currency, ...order }) => ({
    ...ofOrder(order),
    what: `${orderName(order)}: ${formatMoney(toRupees(amount_paise), { currency, locale })}`,
  }));
}

async function messagesOpen(db: Db, { id: storeId }: Store): Promise<Task[]> {
  const rows = await db
    .selectFrom('messages')
    .select('ticket')
    .where('store_id', '=', storeId)
    .where('kind', '=', 'contact')
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('ticket')
    .execute();
  return rows.map(({ ticket }) => ({ what: ticket, about: { messageId: ticket } }));
}

/** Of what is sold and counted; what is sold out first. None where the store says 0. */
async function lowStock(db: Db, store: Store): Promise<Task[]> {
  const { lowStock: low = LOW_STOCK } = store.settings;
  if (low === 0) return [];
  const { piecesLeft } = orderEmailsIn(store.language);
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['product.title', 'variant.size', 'variant.color', 'variant.stock'])
    .where('variant.store_id', '=', store.id)
    .where('product.visible', '=', VISIBLE)
    .where('variant.stock', '<=', low)
    .orderBy('variant.stock')
    .orderBy('product.position')
    .orderBy('variant.position')
    .execute();
  return rows.map((row) => ({ what: piecesLeft(lineName(row), row.stock ?? 0) }));
}
