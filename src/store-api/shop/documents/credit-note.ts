import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import { type ChargedDocument, chargedDocuments, chargedPieces, isStanding } from './charged-documents.ts';
import { creditedRows, isNothing, restOf, type Returned } from './credited-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import { issueDocument } from './issue-document.ts';
import { negated, orderAmounts } from './order-amounts.ts';
import { reducedBefore, reductionRows } from './reduction-rows.ts';
import { readChargedOrder } from './read-charged-order.ts';
import { documentsOfOrder } from './read-documents.ts';
import { documentsIn } from './document-texts.ts';
import { snapshotOf } from './snapshot-of.ts';
import { readPricing } from '../pricing/stored-totals.ts';
import { sumOf } from '../pricing/sum.ts';
import { taxBesideGoods } from '../pricing/tax/tax-beside-goods.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';

interface ComingBack {
  orderId: string;
  /** In minor units beside the pieces; `everything`: all that is charged still. */
  returned: Returned | 'everything';
  /** All that is charged beside the pieces comes back too: delivery, charges, fee and rounding. */
  withDelivery?: boolean | undefined;
  /** What is kept of it: the shopper pays the way back. */
  wayBack?: number | undefined;
  at: string;
}

/**
 * The credit notes for what comes back after a document has charged for it, one for each such document, and their
 * numbers, also of a store that gives out no more of them. What no document charges yet (cancelled before it was sent)
 * needs none. The order's row must be locked by this transaction. @throws where more of the delivery or fee comes back
 * than is charged
 */
export async function creditNoteFor(trx: Trx, store: Store, input: ComingBack): Promise<string[]> {
  const { orderId, returned, withDelivery = false, at } = input;
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId)).filter(isStanding);
  if (charged.length === 0) return [];
  const { order, items, exchanged } = await readChargedOrder(trx, store.id, orderId);
  const { pieces } = orderAmounts(order, items, exchanged);
  const amountsOf = ([line, piece]: Piece) => {
    const amounts = pieces[line]?.[piece];
    if (!amounts) throw new Error(`The order ${orderId} has no piece ${piece} in its line ${line}.`);
    return amounts;
  };
  const numbers: string[] = [];
  let wayBack = input.wayBack ?? 0;
  for (const document of charged) {
    const rest = restOf(document.snapshot.rows, document.credited);
    const own = returned === 'everything' ? rest : ofDocument(document, returned);
    const back = withDelivery ? { ...rest, pieces: own.pieces } : own;
    if (isNothing(back)) continue;
    const whole = creditedRows(document.snapshot.rows, document.credited, back, amountsOf);
    const credited = [...whole, ...reducedBefore(document, whole)];
    const kept = Math.min(wayBack, sumOf(credited.map(({ amount }) => amount)));
    wayBack -= kept;
    const rows = [...credited, ...keptRows(order, store, kept)];
    numbers.push(await issueCreditNote(trx, store, { order, document, rows, at }));
  }
  return numbers;
}

/**
 * The credit notes for money that goes back while the goods stay charged, and their numbers: `amount` in all, of each
 * document no more than it charges still, the first one first. `piece`: the one whose price it lowers. The order's row
 * must be locked by this transaction.
 */
export async function creditReduction(
  trx: Trx,
  store: Store,
  { orderId, amount, piece, at }: { orderId: string; amount: number; piece?: Piece | undefined; at: string },
): Promise<string[]> {
  const { order, items, exchanged } = await readChargedOrder(trx, store.id, orderId);
  const amounts = piece && orderAmounts(order, items, exchanged).pieces[piece[0]]?.[piece[1]];
  const label = documentsIn(store.language).priceReduction;
  const numbers: string[] = [];
  let left = amount;
  for (const document of chargedDocuments(await documentsOfOrder(trx, store.id, orderId))) {
    const isOfPiece = piece && chargedPieces(document).some((one) => String(one) === String(piece));
    if (piece && !isOfPiece) continue;
    const rows = reductionRows(document, left, { label, of: piece && amounts && { piece, amounts } });
    if (rows.length === 0) continue;
    left -= sumOf(rows.map((row) => row.amount));
    numbers.push(await issueCreditNote(trx, store, { order, document, rows, at }));
  }
  return numbers;
}

function issueCreditNote(
  trx: Trx,
  store: Store,
  { order, document, rows, at }: { order: OrderRow; document: ChargedDocument; rows: DocumentRow[]; at: string },
): Promise<string> {
  const { number, issuedAt, parcel } = document;
  const snapshot = { ...snapshotOf(store, order, rows, at), refersTo: { number, issuedAt } };
  return issueDocument(trx, store, { kind: 'credit-note', parcel, snapshot });
}

/** What stays with the store of what comes back, at the rates of the goods, its tax in it. */
function keptRows(order: OrderRow, { language }: Store, amount: number): DocumentRow[] {
  if (amount === 0) return [];
  const label = documentsIn(language).wayBack;
  const rates = readPricing(order)?.goodsRates;
  if (!rates) return [{ kind: 'fee', label, base: -amount, taxes: {}, amount: -amount }];
  return taxBesideGoods(amount, { ...rates, included: true })
    .map(({ rate, base, tax }): DocumentRow => negated({ kind: 'fee', label, rate, base, taxes: tax, amount: 0 }))
    .filter((row) => row.amount !== 0);
}

/** What of it a document charges: its pieces, and the rest where it has the delivery. */
function ofDocument(document: ChargedDocument, { pieces, ...amounts }: Returned): Returned {
  const own = new Set(chargedPieces(document).map(String));
  const hasOthers = document.snapshot.rows.some(({ kind }) => kind !== 'goods');
  return { pieces: pieces.filter((piece) => own.has(String(piece))), ...(hasOthers && amounts) };
}
