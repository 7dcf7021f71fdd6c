import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';
import type { CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';

/** A line asked for. `choice` is absent when only the map of the contract was sent, which cannot carry one. */
export interface LineInput {
  productId: string;
  quantity: number;
  choice?: { size: string | undefined; color: string | undefined };
}

/** The lines of an order, or what is wrong by field: `items` must agree with `products` (docs/decisions D3). */
export function readOrderLines({
  products,
  items,
}: CreateOrderBody): { lines: LineInput[] } | { fields: Record<string, string> } {
  const asked = Object.entries(products);
  if (asked.length === 0) return { fields: { products: 'The order is empty' } };
  if (asked.length > MAX_ORDER_LINES) return { fields: { products: `At most ${MAX_ORDER_LINES} lines an order` } };
  const fields: Record<string, string> = {};
  if (!items) {
    for (const [id, quantity] of asked)
      if (quantity > MAX_LINE_QUANTITY) fields[`products.${id}`] = `Quantity must be at most ${MAX_LINE_QUANTITY}`;
    return hasAny(fields) ? { fields } : { lines: asked.map(([productId, quantity]) => ({ productId, quantity })) };
  }
  const summed = new Map<string, number>();
  for (const { productId, quantity } of items) summed.set(productId, (summed.get(productId) ?? 0) + quantity);
  for (const id of new Set([...summed.keys(), ...asked.map(([id]) => id)]))
    if (!Object.hasOwn(products, id) || summed.get(id) !== products[id])
      fields[`products.${id}`] = 'The quantity does not agree with items';
  if (hasAny(fields)) return { fields };
  return {
    lines: items.map(toLineInput),
  };
}

/** A line of `items`: its choice is what was typed, trimmed; nothing is no choice. */
export function toLineInput({
  productId,
  quantity,
  size,
  color,
}: NonNullable<CreateOrderBody['items']>[number]): LineInput {
  return { productId, quantity, choice: { size: word(size), color: word(color) } };
}

function word(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}

function hasAny(fields: Record<string, string>): boolean {
  return Object.keys(fields).length > 0;
}
