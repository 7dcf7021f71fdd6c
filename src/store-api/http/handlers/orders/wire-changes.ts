import { toLinePieces } from './line-pieces.ts';
import { toOwnOrder } from './wire-order.ts';
import { toWireRefunded } from './wire-refunded.ts';
import type { AppContext } from '../../app-context.ts';
import { wireDocuments } from '../../documents/wire-documents.ts';
import type { OrderParts } from '../../../shop/orders/order-rows.ts';
import {
  type Known as KnownOfOrders,
  type PossibleChanges,
  possibleChanges,
  readKnown,
} from '../../../shop/orders/returns/possible-changes.ts';
import { type Ledger, NOTHING_CAME, readLedgers } from '../../../shop/refunds/ledger.ts';
import { isGivenBack } from '../../../shop/refunds/pieces.ts';
import { DUE } from '../../../shop/orders/collect.ts';
import { isLeft, otherSizes, type Sold, soldNow } from '../../../shop/orders/returns/other-sizes.ts';
import { replacementOf } from '../../../shop/orders/returns/replacement.ts';
import { type OrderReturn, piecesAsked, readReturns } from '../../../shop/orders/returns/return-rows.ts';
import { stateOfReturn } from '../../../shop/orders/returns/return-state.ts';
import { transferOf } from '../../../shop/payments/bank-transfer/transfer.ts';
import { givesWithdrawal, mayCancel, returnTerms } from '../../../shop/stores/return-terms.ts';
import type { Store } from '../../../shop/stores/store-of-host.ts';
import type { OrderChanges, WireReturn } from '#contract/orders/order-changes.ts';
import type { WireTransfer } from '#contract/orders/transfer.ts';
import { toRupees } from '#lib/minor-units.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/**
 * Orders as the account that bought them reads them: with where to transfer, what went back of them, their documents
 * and what it may change of them, where the store offers that.
 */
export async function toAccountOrders(
  app: AppContext,
  store: Store,
  orders: readonly OrderParts[],
): Promise<ReturnType<typeof toOwnOrder>[]> {
  const { db, now } = app;
  const documentsOf = await wireDocuments(app, store, orders);
  const ids = orders.map(({ order }) => order.id);
  const ledgers: ReadonlyMap<string, Ledger> = ids.length === 0 ? new Map() : await readLedgers(db, store.id, ids);
  const own = orders.map((parts) => ({
    ...toOwnOrder(parts),
    ...wireTransfer(store, parts),
    ...toWireRefunded(parts, ledgers.get(parts.order.id)),
    ...documentsOf(parts),
  }));
  if (!mayCancel(store) && !returnTerms(store)) return own;
  const returns = await readReturns(db, store.id, ids);
  const known = await readKnown(db, store, orders);
  const isExchanging = returnTerms(store)?.exchange === true;
  const items = isExchanging ? orders.flatMap((parts) => parts.items) : [];
  const sold = await soldNow(db, store.id, items);
  return orders.map((parts, index) => ({
    ...own[index],
    ...changesOf(store, parts, {
      ...{ ...known, sold, at: now().toISOString(), returns: returns.get(parts.order.id) ?? [] },
      isGivenBack: isGivenBack(parts, ledgers.get(parts.order.id) ?? NOTHING_CAME),
    }),
  })) as typeof own;
}

function wireTransfer(store: Store, { order }: OrderParts): { transfer?: WireTransfer } {
  const transfer = transferOf(store, order);
  return transfer ? { transfer } : {};
}

interface Known extends KnownOfOrders {
  sold: Sold;
  at: string;
  returns: readonly OrderReturn[];
}

function changesOf(store: Store, parts: OrderParts, { returns, ...known }: Known) {
  const changes = wireChanges(store, parts, known);
  return {
    ...(Object.keys(changes).length > 0 && { changes }),
    ...(returns.length > 0 && { returns: returns.map((one) => toWireReturn(parts, one)) }),
  };
}

function wireChanges(store: Store, parts: OrderParts, known: Omit<Known, 'returns'>): OrderChanges {
  const { cancel, back } = possibleChanges(store, parts, known);
  const isOnDelivery = parts.order.collect === DUE;
  return {
    ...(cancel.size > 0 && { cancel: [...cancel].map(([line, quantity]) => ({ line, quantity })) }),
    ...(cancel.size > 0 && isOnDelivery && { cancelPart: true }),
    ...(cancel.size > 0 && givesWithdrawal(store) && { withdrawal: true }),
    ...exchangeable(parts, back, known.sold),
    ...(back && {
      return: {
        until: back.until,
        lines: toLinePieces(back.pieces),
        ...(back.terms.feePaise > 0 && { fee: toRupees(back.terms.feePaise) }),
        ...(back.terms.withdrawal ? { withdrawal: true } : { reasons: true }),
      },
    }),
  };
}

/** The sizes that are left of what can go back. */
function exchangeable({ items }: OrderParts, back: PossibleChanges['back'], sold: Sold): OrderChanges {
  if (!back?.terms.exchange) return {};
  const lines = [...Map.groupBy(back.pieces, ({ line }) => line)].flatMap(([line, own]) => {
    const item = items[line];
    const left = item ? own.flatMap((piece) => otherSizes(sold, item, piece)).filter(isLeft) : [];
    const sizes = [...new Set(left.flatMap(({ size }) => size ?? []))];
    return sizes.length > 0 ? [{ line, sizes }] : [];
  });
  return lines.length > 0 ? { exchange: lines } : {};
}

function toWireReturn({ pieces }: OrderParts, one: OrderReturn): WireReturn {
  const states = piecesAsked(pieces, one.asked).map(({ state }) => state);
  const bySize = [...Map.groupBy(one.asked, ({ size }) => size)];
  const note = nonEmpty(one.owner_note);
  const replacement = replacementOf(pieces, one);
  return {
    number: one.position + 1,
    state: stateOfReturn(states),
    kind: one.kind,
    askedAt: one.asked_at,
    items: bySize.flatMap(([size, own]) =>
      toLinePieces(own).map((pieces) => ({ ...pieces, ...(size !== null && { size }) })),
    ),
    ...(one.fee_paise > 0 && { fee: toRupees(one.fee_paise) }),
    ...(note !== undefined && { note }),
    ...(replacement !== undefined && { replacement }),
  };
}
