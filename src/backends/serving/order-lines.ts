import type { RefusalTexts } from './refusal-texts.ts';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';
import type { CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** A requested line. `choice` is absent when the body has only the contract's `products` map, which holds none. */
export interface LineInput {
  productId: string;
  quantity: number;
  choice?: { size: string | undefined; color: string | undefined };
}

/** The lines of an order, or a message for each wrong field: `items` must agree with `products` (docs/decisions D3). */
export function readOrderLines(
  { products, items }: CreateOrderBody,
  text: RefusalTexts,
): { lines: LineInput[] } | { fields: Record<string, string> } {
  const entries = Object.entries(products);
  if (entries.length === 0) return { fields: { products: text.emptyOrder } };
  if (entries.length > MAX_ORDER_LINES) return { fields: { products: text.mostLines(MAX_ORDER_LINES) } };
  const fields: Record<string, string> = {};
  if (!items) {
    for (const [id, quantity] of entries)
      if (quantity > MAX_LINE_QUANTITY) fields[`products.${id}`] = text.mostPieces(MAX_LINE_QUANTITY);
    return hasAny(fields) ? { fields } : { lines: entries.map(([productId, quantity]) => ({ productId, quantity })) };
  }
  const summed = new Map<string, number>();
  for (const { productId, quantity } of items) summed.set(productId, (summed.get(productId) ?? 0) + quantity);
  for (const id of new Set([...summed.keys(), ...entries.map(([id]) => id)]))
    if (!Object.hasOwn(products, id) || summed.get(id) !== products[id])
      fields[`products.${id}`] = text.quantitiesDiffer;
  if (hasAny(fields)) return { fields };
  return {
    lines: items.map(toLineInput),
  };
}

/** A line of `items`: size and colour are trimmed, and undefined when empty. */
export function toLineInput({
  productId,
  quantity,
  size,
  color,
}: NonNullable<CreateOrderBody['items']>[number]): LineInput {
  return { productId, quantity, choice: { size: trimmed(size), color: trimmed(color) } };
}

function trimmed(text: string | null | undefined): string | undefined {
  return nonEmpty(text?.trim());
}

function hasAny(fields: Record<string, string>): boolean {
  return Object.keys(fields).length > 0;
}
