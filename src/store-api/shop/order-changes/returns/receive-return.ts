import { changeReturned, mailReturn, type OpenReturn, type ReturnInput, withReturn } from './open-return.ts';
import { isWithdrawn } from './is-withdrawn.ts';
import { creditReturned } from '../parcels/documents-of-change.ts';
import { sendInExchange } from './send-in-exchange.ts';
import { chosenPieces, type LineChoice } from '../../orders/pieces/chosen-pieces.ts';
import { DUE } from '../../orders/collect.ts';
import { updateReturn, updateReturnPiece } from '../../orders/returns/return-rows.ts';
import { creditBeyondKept } from '../../refunds/credit-given-back.ts';
import { isMoneyToCome } from '../../refunds/mark-refunded.ts';
import { noteMoneyDue } from '../../refunds/note-money-due.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { StartError } from '#environment.ts';

interface Receipt extends ReturnInput {
  /** What has come of it; none: all of it. */
  lines?: readonly LineChoice[] | undefined;
  /** What of that cannot be sold again. */
  unfit?: readonly LineChoice[] | undefined;
}

interface Received {
  number: number;
  pieces: number;
  /** How many of them another is sent for. */
  exchanged: number;
  /** What is due back for them, in paise. */
  duePaise: number;
}

/**
 * What a shopper sent back has come: what is fit for sale goes back to stock, and what was paid for all of it, less
 * what its way back costs, is due back, or what is wanted in exchange is to be sent. The shopper is told.
 * @throws StartError in one line where there is no such return, or the money for it has not come yet
 */
export async function receiveReturn(db: Db, input: Receipt): Promise<Received> {
  return withReturn(db, input, 'receive', async (open) => {
    const { order, made } = open;
    if (order.collect === DUE)
      throw new StartError(
        `Order ${order.orderId} is to be paid on delivery, and its money has not come: orders paid says that it has. \
Nothing was changed.`,
      );
    const pieces = chosenPieces(open.pieces, input.lines ?? [], order.orderId);
    const unfit = input.unfit?.length ? chosenPieces(pieces, input.unfit, order.orderId) : [];
    await takeBack(open, { pieces, unfit, input });
    const received = pieces.map((piece) => ({ ...piece, state: 'received' }));
    const left = made.kind === 'exchange' ? await sendInExchange(open, { received, input }) : received;
    const terms = await termsOf(open);
    const credited = await creditReturned(order, pieces, terms);
    const duePaise = left.length > 0 ? await owe(open, { pieces: left, terms, input }) : 0;
    const documents = [...credited, ...(await creditBeyondKept(order))];
    const counts = { pieces: pieces.length, exchanged: pieces.length - left.length };
    const isExchanged = counts.exchanged > 0;
    const money = { refundPaise: duePaise, feePaise: terms.feePaise };
    await mailReturn({ order, made }, 'receive', { input, ...money, isExchanged, documents });
    return { number: made.position + 1, ...counts, duePaise };
  });
}

async function takeBack(
  open: OpenReturn,
  { pieces, unfit, input }: { pieces: PieceRow[]; unfit: PieceRow[]; input: Receipt },
): Promise<void> {
  const { order, made } = open;
  const fit = pieces.filter((one) => !unfit.includes(one));
  for (const [name, own] of [
    ['receive', fit],
    ['receiveUnfit', unfit],
  ] as const) {
    if (own.length === 0) continue;
    order.status = await changeReturned(open, name, { pieces: own, input });
    for (const piece of own) await updateReturnPiece(order.trx, piece, { fit: Number(name === 'receive') });
  }
  await updateReturn(order.trx, made, { received_at: order.at });
}

interface ReturnMoney {
  /** What its way back costs is taken off what comes first. */
  feePaise: number;
  /** All that was paid for the order goes back with it. */
  isWithdrawn: boolean;
}

async function termsOf({ order, made }: OpenReturn): Promise<ReturnMoney> {
  return {
    feePaise: made.received_at === null ? made.fee_paise : 0,
    isWithdrawn: await isWithdrawn(order.trx, order.store, order.orderId),
  };
}

async function owe(
  open: OpenReturn,
  { pieces, terms, input }: { pieces: PieceRow[]; terms: ReturnMoney; input: Receipt },
): Promise<number> {
  const { order, made } = open;
  const due = {
    ...{ pieces, status: order.status, why: 'returned' as const, isWithdrawn: terms.isWithdrawn },
    back: { number: made.position + 1, feePaise: terms.feePaise },
  };
  const { amountPaise } = await noteMoneyDue(order.trx, order, due);
  if (amountPaise > 0) return amountPaise;
  // There is no money that could be settled, or what was asked for before brings it.
  const isToCome = await isMoneyToCome(order.trx, order);
  const settled = pieces.filter((piece) => !isToCome(piece));
  if (settled.length > 0)
    await changeReturned(open, 'refund', { pieces: settled, input: { ...input, note: undefined } });
  return 0;
}
