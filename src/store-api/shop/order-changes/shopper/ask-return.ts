import { type AskedPieces, countAsked, lockOwnOrder, type ShopperInput } from './order-of-shopper.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { notifyStoreOfReturn } from '../../orders/notify/notify-store.ts';
import type { OrderParts } from '../../orders/order-rows.ts';
import { changePieces } from '../../orders/pieces/change-pieces.ts';
import { endParcel, numberOf } from '../../orders/parcels.ts';
import { mailOf, mayChange } from '../../orders/pieces/piece-transitions.ts';
import { possibleChanges, readKnown } from '../../orders/returns/possible-changes.ts';
import { heldColumns, holdStock, NOT_HELD, type Wanted } from '../../orders/returns/holds.ts';
import { otherSizes, soldNow } from '../../orders/returns/other-sizes.ts';
import { arrivedBy } from '../../orders/returns/return-until.ts';
import { returnFacts } from '../../orders/returns/return-facts.ts';
import { addReturn, type NewReturn, type OrderReturn, readReturns } from '../../orders/returns/return-rows.ts';
import { lineName } from '../../catalog/line-name.ts';
import { readLedger } from '../../refunds/ledger.ts';
import { isGivenBack } from '../../refunds/pieces.ts';
import type { ReturnTerms } from '../../stores/return-terms.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { ReturnKind } from '#contract/orders/order-changes.ts';
import { nonEmpty } from '#lib/non-empty.ts';

interface AskedLine extends AskedPieces {
  reason?: string | undefined;
  /** In the shopper's words. */
  note?: string | undefined;
  /** The one that is wanted in exchange. */
  size?: string | undefined;
}

interface Asking extends ShopperInput {
  kind: ReturnKind;
  lines: readonly AskedLine[];
}

/**
 * Asks to send back pieces of the shopper's own order, for the money or for another size, which is then held; both
 * sides are mailed. Undefined when it is done, else why it is not (404, 409, 422), with which the caller rolls back.
 */
export async function askReturn(trx: Trx, input: Asking): Promise<Answer | undefined> {
  const { store, kind, lines, text, at } = input;
  const parts = await lockOwnOrder(trx, input);
  if ('status' in parts) return parts;
  if (!countAsked(parts, lines)) return refuse(422, 'invalid', text.noSuchPieces);
  const known = await readKnown(trx, store, [parts]);
  const ledger = await readLedger(trx, store.id, input.orderId);
  const { back } = possibleChanges(store, parts, { at, ...known, isGivenBack: isGivenBack(parts, ledger) });
  const pieces = back && chosen(back.pieces, lines);
  if (!back || !pieces || !isOffered(kind, back.terms)) return refuse(409, 'not-returnable', text.notReturnable);
  const isReasonMissing = !back.terms.withdrawal && lines.some(({ reason }) => reason === undefined);
  if (isReasonMissing) return refuse(422, 'invalid', text.reasonMissing);
  const wanted = kind === 'exchange' ? await hold(trx, input, { parts, pieces }) : pieces.map(() => undefined);
  if ('status' in wanted) return wanted;
  await add(trx, input, { parts, pieces, wanted, terms: back.terms });
  return undefined;
}

function isOffered(kind: ReturnKind, { withdrawal, exchange }: ReturnTerms): boolean {
  return { return: true, exchange, withdrawal }[kind];
}

interface ChosenPiece {
  piece: PieceRow;
  line: AskedLine;
}

/** Of each line as many pieces as it asks for; undefined where there are not so many. */
function chosen(able: readonly PieceRow[], lines: readonly AskedLine[]): ChosenPiece[] | undefined {
  const left = [...able];
  const found: ChosenPiece[] = [];
  for (const line of lines)
    for (let count = 0; count < line.quantity; count += 1) {
      const at = left.findIndex((piece) => piece.line === line.line);
      const [piece] = at === -1 ? [] : left.splice(at, 1);
      if (!piece) return undefined;
      found.push({ piece, line });
    }
  return found;
}

/** What is wanted for each of these pieces, which is taken from stock. */
async function hold(
  trx: Trx,
  { store, orderId, text, at }: Asking,
  { parts, pieces }: { parts: OrderParts; pieces: readonly ChosenPiece[] },
): Promise<Wanted[] | Answer> {
  const sold = await soldNow(trx, store.id, parts.items);
  const wanted: Wanted[] = [];
  for (const { piece, line } of pieces) {
    const item = parts.items[line.line];
    if (line.size === undefined || !item) return refuse(422, 'invalid-choice', text.sizeOfExchange);
    const variant = otherSizes(sold, item, piece).find(({ size }) => size === line.size);
    if (!variant) return refuse(422, 'invalid-choice', text.noSuchSize(item.title, line.size));
    wanted.push({ title: item.title, product_id: item.product_id, variant });
  }
  const missing = await holdStock(trx, { storeId: store.id, orderId, at }, wanted);
  return missing === undefined ? wanted : refuse(409, 'out-of-stock', text.soldOut(missing));
}

const NOTHING_WANTED = { size: null, variant_id: null, ...NOT_HELD };

async function add(
  trx: Trx,
  { store, orderId, kind, app, at }: Asking,
  {
    parts,
    pieces,
    wanted,
    terms,
  }: {
    parts: OrderParts;
    pieces: readonly ChosenPiece[];
    wanted: readonly (Wanted | undefined)[];
    terms: ReturnTerms;
  },
): Promise<void> {
  const status = await arrive(trx, { storeId: store.id, orderId, at }, { parts, pieces, terms });
  const fee = kind === 'exchange' ? 0 : terms.feePaise;
  const asked: NewReturn['asked'] = pieces.map(({ piece, line: { reason, note } }, index) => ({
    ...{ line: piece.line, piece: piece.piece, reason: reason ?? null, note: nonEmpty(note) ?? null },
    ...(wanted[index] ? heldColumns(wanted[index], at) : NOTHING_WANTED),
  }));
  const row = { store_id: store.id, order_id: orderId, kind, fee_paise: fee, asked_at: at };
  const position = await addReturn(trx, { ...row, asked });
  await changePieces(trx, {
    ...{ storeId: store.id, orderId, status, name: 'askReturn', by: 'shopper', at, returnNumber: position + 1 },
    pieces: pieces.map(({ piece }) => ({ ...piece, state: 'delivered' })),
  });
  const made = (await readReturns(trx, store.id, [orderId])).get(orderId)?.[position];
  if (!made) return;
  const about = { back: returnFacts(store, parts, made) };
  const news = mailOf('askReturn', { kind: kind === 'return' ? undefined : kind });
  if (news) await notifyOfChange(trx, app, store, orderId, news, undefined, { about });
  await notifyStoreOfReturn(trx, app, { store, orderId, about, asked: { kind, words: wordsOf(parts, made) } });
}

/**
 * What a shopper asks back has arrived, and so has its parcel (docs/decisions D558). Returns the order's status by now.
 */
async function arrive(
  trx: Trx,
  order: { storeId: string; orderId: string; at: string },
  { parts, pieces, terms }: { parts: OrderParts; pieces: readonly ChosenPiece[]; terms: ReturnTerms },
): Promise<number> {
  let { status } = parts.order;
  const silent = pieces.filter(({ piece }) => mayChange('arrive', piece.state));
  for (const position of new Set(silent.map(({ piece }) => piece.parcel))) {
    const own = parts.pieces.filter(({ state, parcel }) => mayChange('arrive', state) && parcel === position);
    const of = parts.parcels.find((parcel) => parcel.position === position);
    const number = of && parts.parcels.length > 1 ? numberOf(of) : undefined;
    status = await changePieces(trx, { ...order, status, name: 'arrive', by: 'shopper', pieces: own, number });
    if (of)
      await endParcel(
        trx,
        { ...order, position: of.position },
        { outcome: 'delivered', at: arrivedBy(of, terms, order.at) },
      );
  }
  return status;
}

/** What was said, once for pieces of which the same was. */
function wordsOf({ items }: OrderParts, { asked }: OrderReturn) {
  const said = asked.map(({ line, reason, note }) => ({
    what: lineName(items[line] ?? { title: '' }),
    reason,
    note,
  }));
  const isSame = (one: (typeof said)[number]) => (other: (typeof said)[number]) =>
    JSON.stringify(one) === JSON.stringify(other);
  return said.filter(
    (one, index) => (one.reason !== null || one.note !== null) && said.findIndex(isSame(one)) === index,
  );
}
