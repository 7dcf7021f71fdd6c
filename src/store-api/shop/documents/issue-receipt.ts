import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import { chargedRows } from './charged-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import { documentSettings } from './document-settings.ts';
import { issueDocument } from './issue-document.ts';
import { addedAmounts } from './order-amounts.ts';
import { readChargedOrder } from './read-charged-order.ts';
import { snapshotOf } from './snapshot-of.ts';
import { readParts } from '../pricing/stored-totals.ts';
import { isUncharged } from '../pricing/uncharged-pieces.ts';
import { nonEmpty } from '#lib/non-empty.ts';

interface Paid {
  orderId: string;
  /** What paid it, of which the method is empty where that is the owner's word. */
  paymentId?: string | undefined;
  at: string;
}

/**
 * The receipt for the money of an order: what it came to and how it was paid, without the taxes, which an invoice says
 * when the goods leave. Returns its number; none where the store gives out none. The order's row must be locked by this
 * transaction.
 */
export async function issueReceipt(trx: Trx, store: Store, { orderId, paymentId, at }: Paid): Promise<string[]> {
  if (!documentSettings(store)) return [];
  const { order, items } = await readChargedOrder(trx, store.id, orderId);
  const isLeft = isUncharged(readParts(order.parts));
  const pieces = items
    .flatMap(({ quantity }, line) => Array.from({ length: quantity }, (_, n): Piece => [line, n]))
    .filter(([line, piece]) => !isLeft(line, piece));
  const rows = withoutTaxes(chargedRows(order, items, pieces, { isFirst: true }));
  const payment = paymentId === undefined ? undefined : await readPayment(trx, store.id, paymentId);
  const paid = {
    by: nonEmpty(payment?.method) ?? 'owner',
    reference: payment?.transaction_id ?? payment?.reference ?? undefined,
  };
  const snapshot = {
    ...snapshotOf(store, order, rows, at),
    placeOfSupply: undefined,
    stateCode: undefined,
    note: undefined,
    paid,
  };
  return [await issueDocument(trx, store, { kind: 'receipt', snapshot })];
}

/** One row for what an invoice has by rate: without the rates it would read as charged twice (docs/decisions D685). */
function withoutTaxes(rows: readonly DocumentRow[]): DocumentRow[] {
  const whatOf = ({ kind, label, choice, pieces }: DocumentRow) =>
    JSON.stringify([kind, label, choice, pieces?.[0]?.[0]]);
  return [...Map.groupBy(rows, whatOf).values()].flatMap((same) => {
    const { discount, amount } = addedAmounts(same);
    const pieces = same.flatMap((row) => row.pieces ?? []);
    const whole = { discount, ...(pieces.length > 0 && { pieces }), base: amount, amount };
    return same[0] ? [{ ...same[0], hsn: undefined, rate: undefined, taxes: {}, ...whole }] : [];
  });
}

function readPayment(trx: Trx, storeId: string, id: string) {
  return trx
    .selectFrom('payments')
    .select(['method', 'reference', 'transaction_id'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}
