import { type AskedPieces, countAsked, lockOwnOrder, type ShopperInput } from './order-of-shopper.ts';
import { callOff } from '../call-off.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { notifyCustomer } from '../../orders/notify/notify-customer.ts';
import { SHOPPER_CAUSES } from '../../orders/owner-notes.ts';
import { mayChange } from '../../orders/pieces/piece-transitions.ts';
import { possibleChanges } from '../../orders/returns/possible-changes.ts';
import { moveOrder } from '../../orders/set-order-status.ts';
import { scheduleUnneeded } from '../../payments/attempts/unneeded-attempts.ts';
import { withdrawalAt } from '../../stores/return-terms.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

/**
 * Calls off pieces of the shopper's own order that nobody has packed. Undefined when it is done, else why it is not
 * (404, 409, 422), with which the caller rolls back.
 */
export async function cancelPieces(
  trx: Trx,
  input: ShopperInput & { lines: readonly AskedPieces[] },
): Promise<Answer | undefined> {
  const { store, app, text, lines, at } = input;
  const parts = await lockOwnOrder(trx, input);
  if ('status' in parts) return parts;
  const asked = countAsked(parts, lines);
  if (!asked) return refuse(422, 'invalid', text.noSuchPieces);
  const { cancel, isWhole } = possibleChanges(store, parts, { at });
  const isThere = [...asked].every(([line, count]) => count <= (cancel.get(line) ?? 0));
  if (!isThere) return refuse(409, 'too-late', text.tooLate);
  if (isWhole && sum(asked) < sum(cancel)) return refuse(422, 'invalid', text.onlyWhole);
  if (parts.order.status === PENDING) {
    await cancelUnpaid(trx, input);
  } else {
    const pieces = [...asked].flatMap(([line, count]) => someOf(parts.pieces, line, count));
    await callOff(trx, app, { ...input, ...parts.order }, { pieces, by: 'shopper' });
  }
  return undefined;
}

/** Money that comes for it all the same is found as after any other cancellation. */
async function cancelUnpaid(trx: Trx, { store, app, orderId, at }: ShopperInput): Promise<void> {
  await moveOrder(trx, { storeId: store.id, orderId, to: CANCELLED, cause: SHOPPER_CAUSES.callOff, at });
  await scheduleUnneeded(trx, store.id, orderId, at);
  await notifyCustomer(trx, app, store, orderId, 'cancelled', undefined, { about: withdrawalAt(store, at) });
}

/** The last ones of a line, so that those that stay count from the first. */
function someOf(pieces: readonly PieceRow[], line: number, count: number): PieceRow[] {
  return pieces.filter((piece) => piece.line === line && mayChange('callOff', piece.state)).slice(-count);
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}
