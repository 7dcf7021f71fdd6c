import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import { type ChargedDocument, chargedDocuments, chargedPieces, isStanding } from './charged-documents.ts';
import { creditedRows, isNothing, restOf, type Returned } from './credited-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import { issueDocument } from './issue-document.ts';
import { orderAmounts } from './order-amounts.ts';
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
  /** All that is charged of the delivery comes back too. */
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
    const back = withDelivery ? { ...own, delivery: rest.delivery } : own;
    if (isNothing(back)) continue;
    const credited = creditedRows(document.snapshot.rows, document.credited, back, amountsOf);
    const kept = Math.min(wayBack, sumOf(credited.map(({ amount }) => amount)));
    wayBack -= kept;
    const rows = [...credited, ...keptRows(order, store, kept)];
    const { number, issuedAt } = document;
    const snapshot = { ...snapshotOf(store, order, rows, at), refersTo: { number, issuedAt } };
    numbers.push(await issueDocument(trx, store, { kind: 'credit-note', parcel: document.parcel, snapshot }));
  }
  return numbers;
}

/** What stays with the store of what comes back, at the rates of the goods, its tax in it. */
function keptRows(order: OrderRow, { language }: Store, amount: number): DocumentRow[] {
  if (amount === 0) return [];
  const label = documentsIn(language).wayBack;
  const rates = readPricing(order)?.goodsRates;
  if (!rates) return [{ kind: 'fee', label, base: -amount, taxes: {}, amount: -amount }];
  return taxBesideGoods(amount, { ...rates, included: true })
    .map(({ rate, base, tax }) => negated({ kind: 'fee', label, rate, base, taxes: tax, amount: 0 }))
    .filter((row) => row.amount !== 0);
}

function negated({ base, taxes, ...row }: DocumentRow): DocumentRow {
  const less = Object.fromEntries(Object.entries(taxes).map(([name, tax]) => [name, -tax]));
  return { ...row, base: -base, taxes: less, amount: -base + sumOf(Object.values(less)) };
}

/** What of it a document charges: its pieces, and the rest where it has the delivery. */
function ofDocument(document: ChargedDocument, { pieces, ...amounts }: Returned): Returned {
  const own = new Set(chargedPieces(document).map(String));
  const hasOthers = document.snapshot.rows.some(({ kind }) => kind !== 'goods');
  return { pieces: pieces.filter((piece) => own.has(String(piece))), ...(hasOthers && amounts) };
}
