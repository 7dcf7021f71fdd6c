import { type Ledger, leftOf, readLedger, type Refund, refundableOf } from './ledger.ts';
import { amountOfPieces, piecesLeft } from './pieces.ts';
import { takeFrom } from './take-from.ts';
import type { ActingLink } from '../orders/acting-link.ts';
import { moneyText } from '../orders/refunds/refund-causes.ts';
import { piecesText } from '../orders/refunds/refund-pieces.ts';
import { OF_OWNER } from '../orders/refunds/refund-states.ts';
import { findOrder, type OrderParts } from '../orders/order-rows.ts';
import { chosenPieces, type LineChoice } from '../orders/pieces/chosen-pieces.ts';
import { paidForPieces, type PieceName } from '../orders/pieces/paid-for-pieces.ts';
import { piecesOfLocked } from '../orders/pieces/piece-rows.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Trx } from '../../base/db/transact.ts';
import { StartError } from '#environment.ts';

/** What the owner gives back of an order. */
export interface RefundWish {
  storeId: string;
  orderId: string;
  /** Money that is due or to be checked, by its number; without it and without an amount the only such one. */
  number?: number | undefined;
  /** Any amount, in the order's currency. */
  amountPaise?: number | undefined;
  /** The lines of which pieces go back: what was paid for them, unless an amount is said. */
  lines?: readonly LineChoice[] | undefined;
  /** The owner's words, for the ledger. */
  note?: string | undefined;
  /** By which the owner does it, where that is no command. */
  link?: ActingLink | undefined;
}

/** Money that goes back of one payment. */
export interface PlannedRefund {
  /** A refund that was due, or to be checked; without it a new one. */
  known?: { id: string; number: number } | undefined;
  paymentId: string | null;
  /** What took the payment; undefined where none is known. */
  gatewayId: string | undefined;
  amountPaise: number;
  currency: string;
  note: string | null | undefined;
  pieces: string | null;
}

/**
 * Which payments give back how much of what the owner wants to give back, the first one first. The order's row must be
 * locked by this transaction. @throws StartError in one line
 */
export async function planRefund(trx: Trx, wish: RefundWish): Promise<PlannedRefund[]> {
  const parts = await findOrder(trx, wish.storeId, wish.orderId);
  if (!parts) throw new StartError(`There is no order ${wish.orderId}.`);
  const ledger = await readLedger(trx, wish.storeId, wish.orderId);
  if (wish.amountPaise === undefined && (wish.lines ?? []).length === 0) return [planKnown(ledger, wish)];
  const { amountPaise, pieces } = await wantedOf(trx, parts, ledger, wish);
  return planAmount(ledger, parts.order, { ...wish, amountPaise, pieces });
}

function planKnown(ledger: Ledger, { orderId, number, note }: RefundWish): PlannedRefund {
  const open = ledger.refunds.filter(({ state }) => OF_OWNER.includes(state));
  const [refund, ...others] = number === undefined ? open : open.filter(({ position }) => position === number);
  if (!refund)
    throw new StartError(
      `Order ${orderId} has no money to return${number === undefined ? '' : ` with the number ${number}`}. \
To give back some of it all the same: --amount N, or --line N, with --reason TEXT.`,
    );
  if (others.length > 0)
    throw new StartError(
      `Order ${orderId} has ${open.length} of them. Say which: orders refund ${orderId} NUMBER \
(${open.map(({ position }) => position).join(', ')}).`,
    );
  const isOverdrawn = refund.payment_id !== null && leftOf(ledger, refund.payment_id, refund.currency) < 0;
  if (isOverdrawn)
    throw new StartError(
      `Number ${refund.position} of order ${orderId} is more than is left of its payment. Nothing was changed.`,
    );
  return {
    known: { id: refund.id, number: refund.position },
    paymentId: refund.payment_id,
    gatewayId: gatewayIdOf(ledger, refund),
    amountPaise: refund.amount_paise,
    currency: refund.currency,
    note,
    pieces: refund.pieces,
  };
}

function gatewayIdOf({ receipts }: Ledger, { payment_id }: Refund): string | undefined {
  return receipts.find(({ paymentId }) => paymentId === payment_id)?.gatewayId;
}

async function wantedOf(
  trx: Trx,
  parts: OrderParts,
  ledger: Ledger,
  { storeId, orderId, amountPaise, lines = [] }: RefundWish,
): Promise<{ amountPaise: number; pieces: PieceName[] | undefined }> {
  if (lines.length === 0) return { amountPaise: amountPaise ?? 0, pieces: undefined };
  const all = await piecesOfLocked(trx, { storeId, orderId, status: parts.order.status });
  // What was called off before it was paid for has no money that could go back.
  const paidFor = paidForPieces(parts);
  const able = piecesLeft(all, ledger).filter((piece) => paidFor(piece) > 0);
  const pieces = chosenPieces(able, lines, orderId);
  return { amountPaise: amountPaise ?? amountOfPieces(parts, pieces), pieces };
}

function planAmount(
  ledger: Ledger,
  { id, currency }: OrderParts['order'],
  { amountPaise, pieces, note }: { amountPaise: number; pieces: PieceName[] | undefined; note?: string | undefined },
): PlannedRefund[] {
  const payments = refundableOf(ledger, currency);
  const left = sumOf(payments.map((one) => one.left));
  if (amountPaise <= 0) throw new StartError('What is given back is more than nothing.');
  if (amountPaise > left) {
    const isListed = ledger.refunds.some(({ state }) => OF_OWNER.includes(state));
    throw new StartError(
      `Of order ${id} ${moneyText({ amountPaise: left, currency })} can be given back, and not \
${moneyText({ amountPaise, currency })}. Nothing was changed.${
        isListed ? ` What stands in orders refunds goes back with orders refund ${id} and its number.` : ''
      }`,
    );
  }
  return takeFrom(payments, amountPaise).map(({ paymentId, gatewayId, amountPaise: amount }) => ({
    ...{ paymentId, gatewayId, amountPaise: amount, currency, note },
    pieces: pieces ? piecesText(pieces) : null,
  }));
}
