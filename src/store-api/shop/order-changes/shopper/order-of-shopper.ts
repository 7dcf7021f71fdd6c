import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { findOrder, type OrderParts } from '../../orders/order-rows.ts';
import { piecesOfLocked } from '../../orders/pieces/piece-rows.ts';
import { lockOrderState } from '../../orders/set-order-status.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { type Asker, mayAsk } from '../../order-links/asker.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** A change that the buyer of an order asks for. */
export interface ShopperInput {
  store: Store;
  by: Asker;
  orderId: string;
  app: MailContext;
  text: RefusalTexts;
  at: string;
}

/** Some pieces of a line, by its position. */
export interface AskedPieces {
  line: number;
  quantity: number;
}

/** The order, its row locked; a refusal where it is nobody's or somebody else's, and for a link that is none to it. */
export async function lockOwnOrder(
  trx: Trx,
  { store, by, orderId, text, at }: ShopperInput,
): Promise<OrderParts | Answer> {
  const missing = refuse(404, 'not-found', text.orderNotYours);
  const state = await lockOrderState(trx, store.id, orderId);
  if (!state) return missing;
  const pieces = await piecesOfLocked(trx, { storeId: store.id, orderId, status: state.status });
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts || !(await mayAsk(trx, by, { storeId: store.id, order: parts.order, at }))) return missing;
  return { ...parts, pieces };
}

/** The pieces that are asked for, by line; undefined where the order never had so many. */
export function countAsked(
  { items }: Pick<OrderParts, 'items'>,
  lines: readonly AskedPieces[],
): Map<number, number> | undefined {
  const counts = new Map<number, number>();
  for (const { line, quantity } of lines) counts.set(line, (counts.get(line) ?? 0) + quantity);
  const isThere = [...counts].every(([line, count]) => count <= (items[line]?.quantity ?? 0));
  return isThere ? counts : undefined;
}
