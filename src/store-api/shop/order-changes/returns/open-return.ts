import { type OpenOrder, type PiecesInput, withOrder } from '../parcels/open-order.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { findOrder } from '../../orders/order-rows.ts';
import { changePieces } from '../../orders/pieces/change-pieces.ts';
import { mailOf, mayChange, type PieceTransition } from '../../orders/pieces/piece-transitions.ts';
import { returnFacts } from '../../orders/returns/return-facts.ts';
import { type OrderReturn, piecesAsked, readReturns } from '../../orders/returns/return-rows.ts';
import { stateOfReturn } from '../../orders/returns/return-state.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { StartError } from '#environment.ts';

/** What the owner does about a return of an order. */
export interface ReturnInput extends PiecesInput {
  /** From 1; undefined: the only one of the order that can be meant. */
  number?: number | undefined;
}

/** A return of an order whose row is locked. */
export interface OpenReturn {
  order: OpenOrder;
  made: OrderReturn;
  /** Its pieces that can be changed so. */
  pieces: PieceRow[];
}

/**
 * Locks the order of a return for a change of its pieces. @throws StartError in one line where there is no such return,
 * or nothing of it can be changed so
 */
export async function withReturn<Done>(
  db: Db,
  input: ReturnInput,
  name: PieceTransition,
  act: (open: OpenReturn) => Promise<Done>,
): Promise<Done> {
  return withOrder(db, input, async (order) => {
    const { trx, storeId, orderId } = order;
    const all = (await readReturns(trx, storeId, [orderId])).get(orderId) ?? [];
    const able = (one: OrderReturn) =>
      piecesAsked(order.pieces, one.asked).filter(({ state }) => mayChange(name, state));
    const made = chosenReturn(input, all, (one) => able(one).length > 0);
    const pieces = able(made);
    if (pieces.length === 0) {
      const states = piecesAsked(order.pieces, made.asked).map(({ state }) => state);
      throw new StartError(
        `Return ${made.position + 1} of order ${orderId} is ${stateOfReturn(states)} already. Nothing was changed.`,
      );
    }
    return act({ order, made, pieces });
  });
}

function chosenReturn(
  { orderId, number }: ReturnInput,
  all: readonly OrderReturn[],
  mayBe: (one: OrderReturn) => boolean,
): OrderReturn {
  const named = number === undefined ? all.filter(mayBe) : all.filter(({ position }) => position === number - 1);
  const [first, ...others] = named;
  if (first && others.length === 0) return first;
  const numbers = named.map(({ position }) => position + 1).join(', ');
  throw new StartError(
    first
      ? `Order ${orderId} has ${named.length} returns. Say which, by its number: ${numbers}. Nothing was changed.`
      : `Order ${orderId} has no ${number === undefined ? 'return that is open' : `return ${number}`}. Nothing was changed.`,
  );
}

/** Changes pieces of a return; its number stands in the order's history. Returns the order's status by now. */
export async function changeReturned(
  { order, made }: Pick<OpenReturn, 'order' | 'made'>,
  name: PieceTransition,
  { pieces, input }: { pieces: PieceRow[]; input: PiecesInput },
): Promise<number> {
  const { trx, storeId, orderId, status, at } = order;
  const { note, link, by = 'owner' } = input;
  return changePieces(trx, {
    ...{ storeId, orderId, status, name, by, note, link, at },
    ...{ pieces, returnNumber: made.position + 1 },
  });
}

/** Mails the shopper what became of a return. */
export async function mailReturn(
  { order, made }: Pick<OpenReturn, 'order' | 'made'>,
  name: PieceTransition,
  {
    input,
    refundPaise,
    feePaise,
    toBeSent,
    isFree,
    isExchanged,
    documents,
  }: {
    input: PiecesInput;
    refundPaise?: number;
    feePaise?: number;
    toBeSent?: boolean;
    isFree?: boolean | undefined;
    isExchanged?: boolean;
    documents?: readonly string[];
  },
): Promise<void> {
  const { trx, store, orderId } = order;
  const parts = await findOrder(trx, store.id, orderId);
  const news = mailOf(name, { kind: isExchanged ? 'exchange' : undefined });
  if (!parts || !news) return;
  await notifyOfChange(trx, input, store, orderId, news, input.note, {
    about: { back: returnFacts(store, parts, made, { refundPaise, feePaise, ...(toBeSent && { toBeSent, isFree }) }) },
    documents,
  });
}
