import type { MailContext } from '../../mail/mail-context.ts';
import { documentsOfChange } from './documents-of-change.ts';
import { isWithdrawn } from '../returns/is-withdrawn.ts';
import type { ActingLink } from '../../orders/acting-link.ts';
import { DUE } from '../../orders/collect.ts';
import { isPickedUp } from '../../orders/delivery/stored-delivery.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { statusName } from '../../orders/order-status.ts';
import { type Parcel, numberOf, readParcels } from '../../orders/parcels.ts';
import { changePieces } from '../../orders/pieces/change-pieces.ts';
import { piecesOfLocked } from '../../orders/pieces/piece-rows.ts';
import { standsOf } from '../../orders/pieces/piece-states.ts';
import {
  mailOf,
  type PieceActor,
  pieceTransition,
  type PieceTransition,
} from '../../orders/pieces/piece-transitions.ts';
import { statusOfPieces } from '../../orders/pieces/status-of-pieces.ts';
import { lockOrderState } from '../../orders/set-order-status.ts';
import { creditBeyondKept } from '../../refunds/credit-given-back.ts';
import { noteMoneyDue } from '../../refunds/note-money-due.ts';
import { findStoreById, type Store } from '../../stores/store-of-host.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { type Trx, transact } from '../../../base/db/transact.ts';
import { StartError } from '#environment.ts';
import { SHIPPED } from '#contract/order-status.ts';

/** Something that is done to the pieces of one order. */
export interface PiecesInput extends MailContext {
  storeId: string;
  orderId: string;
  /** For the history and the mail. */
  note?: string | undefined;
  /** The owner, unless it is said. */
  by?: PieceActor | undefined;
  /** By which the owner does it, where that is no command. */
  link?: ActingLink | undefined;
}

/** An order whose row is locked, with what its pieces and parcels are. */
export interface OpenOrder {
  trx: Trx;
  store: Store;
  storeId: string;
  orderId: string;
  status: number;
  collect: string | null;
  /** By which its shopper says that it was paid. */
  payment_reference: string | null;
  isPickedUp: boolean;
  pieces: PieceRow[];
  parcels: Parcel[];
  at: string;
}

/** Locks an order for a change of its pieces. @throws StartError where there is none, and what `act` throws */
export async function withOrder<Done>(
  db: Db,
  { storeId, orderId, now, link }: PiecesInput,
  act: (order: OpenOrder) => Promise<Done>,
): Promise<Done> {
  const store = await findStoreById(db, storeId);
  const done = await transact<Done>(db, async (trx) => {
    const state = await lockOrderState(trx, storeId, orderId);
    if (!store || !state) throw new StartError(`There is no order ${orderId}.`);
    await link?.check(trx);
    const order = { storeId, orderId, ...state };
    const pieces = await piecesOfLocked(trx, order);
    const parcels = (await readParcels(trx, storeId, [orderId])).get(orderId) ?? [];
    const more = { isPickedUp: isPickedUp(state), pieces, parcels, at: now().toISOString() };
    return act({ ...order, ...more, trx, store });
  });
  // Whatever refuses here throws.
  return done as Done;
}

interface Changed {
  /** The order's, by now. */
  status: number;
  /** All that was not called off of the order was changed. */
  isWhole: boolean;
  /** The numbers of those that it caused. */
  documents: readonly string[];
}

/**
 * Changes these pieces, and with them the order's status and history, and what of its money is due back; gives out the
 * documents that this causes.
 */
export async function change(
  order: OpenOrder,
  name: PieceTransition,
  { pieces, parcel, of, input }: { pieces: PieceRow[]; parcel?: number | null; of?: Parcel; input: PiecesInput },
): Promise<Changed> {
  const isWhole = isAllOf(order.pieces, pieces);
  const { trx, storeId, orderId, status, collect, at } = order;
  const position = of?.position ?? parcel;
  const number = isWhole || typeof position !== 'number' ? undefined : numberOf({ position });
  const { note, link, by = 'owner' } = input;
  const to = await changePieces(trx, { storeId, orderId, status, name, by, pieces, parcel, number, note, link, at });
  const { owed } = pieceTransition(name);
  const withdrawn = owed !== undefined && (await isWithdrawn(trx, order.store, orderId));
  if (owed && collect !== DUE)
    await noteMoneyDue(trx, order, { pieces, why: owed, status: to, isWithdrawn: withdrawn });
  const caused = await documentsOfChange(order, name, { pieces, parcel, isWithdrawn: withdrawn });
  const documents = [...caused, ...(await creditBeyondKept(order))];
  return { status: to, isWhole, documents };
}

/** Every other piece was called off. */
function isAllOf(all: readonly PieceRow[], some: readonly PieceRow[]): boolean {
  return all.every((piece) => piece.state === 'cancelled' || some.includes(piece));
}

/** Mails the shopper what befell a parcel, as the table of transitions says; `of` is the one that can be followed. */
export async function mail(
  order: OpenOrder,
  name: PieceTransition,
  { pieces, of, changed, input }: { pieces: PieceRow[]; of?: number | undefined; changed: Changed; input: PiecesInput },
): Promise<void> {
  const { status, isWhole, documents } = changed;
  const kind = pieces.every(({ replaces }) => replaces !== null) ? 'exchange' : undefined;
  // Nothing of the order is behind these.
  const isRest = status === statusOfPieces([pieceTransition(name).to]);
  const news = mailOf(name, { isWhole, isRest, isUnpaid: order.collect === DUE, kind });
  const about = { parcel: of, pieces: isWhole ? undefined : pieces };
  if (news) await notifyOfChange(order.trx, input, order.store, order.orderId, news, input.note, { about, documents });
}

/** Why an order cannot be sent, or be said to be ready. */
export function nothingToSend({ orderId, status, isPickedUp }: OpenOrder): StartError {
  const now = statusName(status, isPickedUp);
  return status === SHIPPED
    ? new StartError(`Order ${orderId} is ${now} already.`)
    : new StartError(`Order ${orderId} is ${now}: it cannot become ${statusName(SHIPPED, isPickedUp)}.`);
}

/** Those that are to be sent. */
export function leftOf({ pieces }: Pick<OpenOrder, 'pieces'>): PieceRow[] {
  return pieces.filter(({ state }) => standsOf(state) === 'to send');
}
