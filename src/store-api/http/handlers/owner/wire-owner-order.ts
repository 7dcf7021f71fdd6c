import { toOwnOrder } from '../orders/wire-order.ts';
import type { AppContext } from '../../app-context.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { readCause } from '../../../shop/orders/owner-notes.ts';
import { toCollect } from '../../../shop/orders/to-collect.ts';
import { numberOf, parcelName } from '../../../shop/orders/parcels.ts';
import { standsOf } from '../../../shop/orders/pieces/piece-states.ts';
import { mayChange } from '../../../shop/orders/pieces/piece-transitions.ts';
import { type OrderReturn, piecesAsked } from '../../../shop/orders/returns/return-rows.ts';
import { stateOfReturn } from '../../../shop/orders/returns/return-state.ts';
import type { StandingOrder } from '../../../shop/owner-links/standing-order.ts';
import { moneyOf, readLedger } from '../../../shop/refunds/ledger.ts';
import type { Store } from '../../../shop/stores/store-of-host.ts';
import type { OwnerOrder } from '#contract/owner/owner-page.ts';
import { toRupees } from '#lib/minor-units.ts';

type SentOwnerOrder = Omit<OwnerOrder, 'order'> & { order: ReturnType<typeof toOwnOrder> };

/** An order as its owner reads it. */
export async function toOwnerOrder(
  { db }: Pick<AppContext, 'db'>,
  store: Store,
  { parts, returns, refunds }: StandingOrder,
): Promise<SentOwnerOrder> {
  const { order, items, pieces, parcels } = parts;
  const ofOrder = { storeId: store.id, orderId: order.id };
  const due = toCollect(order);
  return {
    order: toOwnOrder(parts),
    ...{ email: order.email, phone: order.phone },
    lines: items.map(({ sku, position }) => ({ sku: sku ?? undefined, ...toLine(pieces, position) })),
    parcels: parcels.map((parcel) => ({
      number: numberOf(parcel),
      name: parcelName(parcel),
      url: parcel.trackingUrl,
      sentAt: parcel.sentAt,
      outcome: parcel.outcome,
    })),
    money: moneyOf(await readLedger(db, store.id, order.id), order).state,
    ...(due !== undefined && { toCollect: toRupees(due) }),
    payments: await paymentsOf(db, ofOrder),
    refunds: refunds.map(({ number, state, amountPaise, currency, cause, gateway }) => ({
      ...{ number, state, currency, cause, gateway },
      amount: toRupees(amountPaise),
    })),
    returns: returns.map((one) => toReturn(parts.pieces, one)),
    history: await historyOf(db, ofOrder),
    carriers: (store.settings.carriers ?? []).map(({ name }) => name),
  };
}

function toLine(all: readonly PieceRow[], line: number): Omit<OwnerOrder['lines'][number], 'sku'> {
  const own = all.filter((piece) => piece.line === line);
  const toSend = own.filter(({ state }) => standsOf(state) === 'to send');
  return {
    toSend: toSend.length,
    toPack: toSend.filter(({ state }) => mayChange('pack', state)).length,
    states: [...Map.groupBy(own, ({ state, size }) => `${state} ${size ?? ''}`).values()].map((same) => ({
      state: same[0]?.state ?? '',
      count: same.length,
      size: same[0]?.size ?? undefined,
    })),
  };
}

function toReturn(pieces: readonly PieceRow[], one: OrderReturn): OwnerOrder['returns'][number] {
  const states = piecesAsked(pieces, one.asked).map(({ state }) => state);
  const said = ({ line, size, reason, note }: OrderReturn['asked'][number]) =>
    JSON.stringify([line, size, reason, note]);
  return {
    number: one.position + 1,
    kind: one.kind,
    state: stateOfReturn(states),
    askedAt: one.asked_at,
    note: one.owner_note ?? undefined,
    lines: [...Map.groupBy(one.asked, said).values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { line, size, reason, note } = first;
      return {
        ...{ line, quantity: same.length },
        ...{ size: size ?? undefined, reason: reason ?? undefined, note: note ?? undefined },
      };
    }),
  };
}

interface OfOrder {
  storeId: string;
  orderId: string;
}

async function paymentsOf(db: AppContext['db'], { storeId, orderId }: OfOrder): Promise<OwnerOrder['payments']> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'method', 'status', 'amount_paise', 'transaction_id', 'reference'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, provider, method, status, amount_paise, transaction_id, reference }) => ({
    ...{ gateway: provider, method, status },
    amount: toRupees(amount_paise),
    reference: transaction_id ?? reference ?? id,
  }));
}

async function historyOf(db: AppContext['db'], { storeId, orderId }: OfOrder): Promise<OwnerOrder['history']> {
  const events = await db
    .selectFrom('order_events')
    .select(['at', 'status', 'cause'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return events.map((event) => ({ at: event.at, cause: readCause(event) }));
}
