import type { OrderItemRow } from '../../base/db/rows/order-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import {
  addedAmounts,
  type Amounts,
  type ExchangedPiece,
  orderAmounts,
  type PricedItem,
  type PricedOrder,
} from './order-amounts.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** A line of an order, as a document names it. */
export type NamedItem = PricedItem &
  Pick<OrderItemRow, 'title' | 'size' | 'color' | 'sku'> & { hsn: string | null; origin_country: string | null };

/** A piece that was sent in exchange, with its own choice. */
export type SentPiece = ExchangedPiece & Pick<PieceRow, 'size' | 'sku'>;

/**
 * What pieces of an order are charged at, by line and rate. The first document of an order also has its delivery, its
 * fee and what rounds its total. Amounts of pieces are added up, and nothing is worked out (docs/decisions D536).
 */
export function chargedRows(
  order: PricedOrder,
  items: readonly NamedItem[],
  pieces: readonly Piece[],
  { isFirst, exchanged = [] }: { isFirst: boolean; exchanged?: readonly SentPiece[] },
): DocumentRow[] {
  const { delivery, others, ...all } = orderAmounts(order, items, exchanged);
  const goods = items.flatMap((item, line) => {
    const own = pieces.filter((piece) => piece[0] === line);
    const amountsOf = ([, piece]: Piece) => all.pieces[line]?.[piece] ?? unknownPiece(line, piece);
    const sentAs = ([, piece]: Piece) => exchanged.find((one) => one.line === line && one.piece === piece);
    const kindOf = (piece: Piece) => JSON.stringify([amountsOf(piece).rate, sentAs(piece)?.size]);
    return [...Map.groupBy(own, kindOf).values()].map((same): DocumentRow => ({
      ...named({ ...item, ...(same[0] && choiceOf(sentAs(same[0]))) }),
      pieces: same,
      ...addedAmounts(same.map(amountsOf)),
    }));
  });
  if (!isFirst) return goods;
  return [...goods, ...delivery.map((each): DocumentRow => ({ kind: 'delivery', ...each })), ...others];
}

/** Of a piece that was sent in exchange. */
function choiceOf(piece: SentPiece | undefined): Pick<NamedItem, 'size' | 'sku'> | undefined {
  return piece && { size: piece.size, sku: piece.sku };
}

function named({ title, size, color, sku, hsn, origin_country, price_paise }: NamedItem) {
  return {
    kind: 'goods' as const,
    label: title,
    choice: nonEmpty([size, color].filter(Boolean).join(', ')),
    sku: nonEmpty(sku),
    hsn: nonEmpty(hsn),
    origin: nonEmpty(origin_country),
    price: price_paise,
  };
}

function unknownPiece(line: number, piece: number): Amounts {
  throw new Error(`The order has no piece ${piece} in its line ${line}.`);
}
