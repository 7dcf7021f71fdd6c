import { type AskedPieces, countAsked, lockOwnOrder, type ShopperInput } from './order-of-shopper.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { DUE } from '../../orders/collect.ts';
import { notifyCustomer, notifyStoreOfCancelled } from '../../orders/notify-customer.ts';
import type { OrderParts } from '../../orders/order-rows.ts';
import { SHOPPER_CAUSES } from '../../orders/owner-notes.ts';
import { changePieces } from '../../orders/pieces/change-pieces.ts';
import { mailOf, mayChange } from '../../orders/pieces/piece-transitions.ts';
import { possibleChanges } from '../../orders/returns/possible-changes.ts';
import { moveOrder } from '../../orders/set-order-status.ts';
import { scheduleUnneeded } from '../../payments/attempts/unneeded-attempts.ts';
import { creditBeyondKept } from '../../refunds/credit-given-back.ts';
import { noteMoneyDue } from '../../refunds/note-money-due.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

/**
 * Calls off pieces of the shopper's own order that nobody has packed: their stock comes back, what was paid for them is
 * due back, and both sides are mailed. Undefined when it is done, else why it is not (404, 409, 422), with which the
 * caller rolls back.
 */
export async function cancelPieces(
  trx: Trx,
  input: ShopperInput & { lines: readonly AskedPieces[] },
): Promise<Answer | undefined> {
  const { store, orderId, app, text, lines, at } = input;
  const parts = await lockOwnOrder(trx, input);
  if ('status' in parts) return parts;
  const asked = countAsked(parts, lines);
  if (!asked) return refuse(422, 'invalid', text.noSuchPieces);
  const { cancel, isWhole } = possibleChanges(store, parts, { at });
  const isThere = [...asked].every(([line, count]) => count <= (cancel.get(line) ?? 0));
  if (!isThere) return refuse(409, 'too-late', text.tooLate);
  if (isWhole && sum(asked) < sum(cancel)) return refuse(422, 'invalid', text.onlyWhole);
  const isUnpaid = parts.order.status === PENDING;
  await (isUnpaid ? cancelUnpaid(trx, input) : callOff(trx, input, { parts, asked }));
  await scheduleUnneeded(trx, store.id, orderId, at);
  if (isUnpaid) await notifyCustomer(trx, app, store, orderId, 'cancelled');
  return undefined;
}

/** Money that comes for it all the same is found as after any other cancellation. */
async function cancelUnpaid(trx: Trx, { store, orderId, at }: ShopperInput): Promise<void> {
  await moveOrder(trx, { storeId: store.id, orderId, to: CANCELLED, cause: SHOPPER_CAUSES.callOff, at });
}

async function callOff(
  trx: Trx,
  { store, orderId, app, at }: ShopperInput,
  { parts, asked }: { parts: OrderParts; asked: ReadonlyMap<number, number> },
): Promise<void> {
  const { status, collect } = parts.order;
  const order = { storeId: store.id, orderId, at };
  const pieces = [...asked].flatMap(([line, count]) => someOf(parts.pieces, line, count));
  const now = await changePieces(trx, { ...order, status, name: 'callOff', by: 'shopper', pieces });
  if (collect !== DUE) await noteMoneyDue(trx, order, { pieces, status: now, why: 'cancelled' });
  const documents = await creditBeyondKept({ trx, store, orderId, at });
  const isWhole = now === CANCELLED;
  const about = isWhole ? {} : { cancelled: pieces };
  const news = mailOf('callOff', { isWhole });
  if (news) await notifyCustomer(trx, app, store, orderId, news, undefined, { ...(!isWhole && { about }), documents });
  await notifyStoreOfCancelled(trx, app, store, orderId, about);
}

/** The last ones of a line, so that those that stay count from the first. */
function someOf(pieces: readonly PieceRow[], line: number, count: number): PieceRow[] {
  return pieces.filter((piece) => piece.line === line && mayChange('callOff', piece.state)).slice(-count);
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}
