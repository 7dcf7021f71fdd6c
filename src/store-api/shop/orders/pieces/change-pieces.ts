import { announceOrder, toLines } from '../announced-order.ts';
import { PIECE_EVENTS } from './piece-events.ts';
import { movePieces } from './move-pieces.ts';
import { type PieceActor, pieceTransition, type PieceTransition } from './piece-transitions.ts';
import { findPieces } from './piece-rows.ts';
import { numberOf } from '../parcels.ts';
import { statusOfPieces } from './status-of-pieces.ts';
import type { ActingLink } from '../acting-link.ts';
import { causeOfParcel, causeOfReturn, withNote } from '../owner-notes.ts';
import { addOrderEvent, moveOrder } from '../set-order-status.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { CANCELLED } from '#contract/order-status.ts';

interface PiecesChange {
  storeId: string;
  orderId: string;
  /** The order's, before. */
  status: number;
  name: PieceTransition;
  by: PieceActor;
  pieces: readonly PieceRow[];
  /** The position of the parcel in which they are from now on; absent: they stay in theirs. */
  parcel?: number | null | undefined;
  /** The number of the parcel, where it is one of several. */
  number?: number | undefined;
  /** That of the return that they are of. */
  returnNumber?: number | undefined;
  note?: string | undefined;
  /** By which the owner does it. */
  link?: Pick<ActingLink, 'mailbox'> | undefined;
  at: string;
}

/**
 * Changes the state of pieces, and the order's status with it: this is the one place where it follows from them. Its
 * history says what befell them. Returns the status it has then. The order's row must be locked by this transaction.
 */
export async function changePieces(trx: Trx, change: PiecesChange): Promise<number> {
  const { storeId, orderId, status, note, link, at } = change;
  const what = causeOf(change);
  await movePieces(trx, { ...change, cause: what });
  const cause = withNote(what, note, link);
  const to = statusOfPieces((await findPieces(trx, storeId, [orderId])).map(({ state }) => state));
  if (to === status) await addOrderEvent(trx, { storeId, orderId, status, cause, at });
  else await moveOrder(trx, { storeId, orderId, to, cause, at, from: [status] });
  const event = to === CANCELLED ? undefined : PIECE_EVENTS[change.name];
  if (event) announceOrder(trx, event, change, () => announcedPart(change));
  return to;
}

function announcedPart({ pieces, parcel = pieces[0]?.parcel }: PiecesChange): object {
  return { lines: toLines(pieces), ...(parcel != null && { parcel: numberOf({ position: parcel }) }) };
}

function causeOf({ name, number, returnNumber }: PiecesChange): string {
  const { cause } = pieceTransition(name);
  if (returnNumber !== undefined) return causeOfReturn(cause, returnNumber);
  return number === undefined ? cause : causeOfParcel(cause, number);
}
