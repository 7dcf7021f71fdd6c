import type { OrderItemRow } from '../../base/db/rows/order-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import { addedAmounts, type Amounts, orderAmounts, type PricedItem, type PricedOrder } from './order-amounts.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** A line of an order, as a document names it. */
export type NamedItem = PricedItem &
  Pick<OrderItemRow, 'title' | 'size' | 'color' | 'sku'> & { hsn: string | null; origin_country: string | null };

/**
 * What pieces of an order are charged at, by line and rate. The first document of an order also has its delivery, its
 * fee and what rounds its total. Amounts of pieces are added up, and nothing is worked out (docs/decisions D536).
 */
export function chargedRows(
  order: PricedOrder,
  items: readonly NamedItem[],
  pieces: readonly Piece[],
  isFirst: boolean,
): DocumentRow[] {
  const { delivery, others, ...all } = orderAmounts(order, items);
  const goods = items.flatMap((item, line) => {
    const own = pieces.filter((piece) => piece[0] === line);
    const amountsOf = ([, piece]: Piece) => all.pieces[line]?.[piece] ?? unknownPiece(line, piece);
    return [...Map.groupBy(own, (piece) => amountsOf(piece).rate).values()].map((same): DocumentRow => ({
      ...named(item),
      pieces: same,
      ...addedAmounts(same.map(amountsOf)),
    }));
  });
  if (!isFirst) return goods;
  return [...goods, ...delivery.map((each): DocumentRow => ({ kind: 'delivery', ...each })), ...others];
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
