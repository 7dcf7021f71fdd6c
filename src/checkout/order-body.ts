import type { CartLine } from '#cart/line.ts';
import type { CreateOrderBody, ShippingAddress } from '#contract/order.ts';

/**
 * POST /orders for these lines (spec section 3). The map sums the quantities of one product; `items` carries size and
 * colour beside it and goes only to a backend that reads it (decisions.md row 3).
 */
export function orderBody(lines: readonly CartLine[], shippingAddress: ShippingAddress, withItems: boolean): CreateOrderBody {
  const products = new Map<string, number>();
  for (const { id, quantity } of lines) products.set(id, (products.get(id) ?? 0) + quantity);
  return { products: Object.fromEntries(products), shippingAddress, ...(withItems ? { items: lines.map(toItem) } : {}) };
}

function toItem({ id, quantity, selectedSize, selectedColor }: CartLine) {
  return {
    productId: id,
    quantity,
    ...(selectedSize ? { size: selectedSize } : {}),
    ...(selectedColor ? { color: selectedColor } : {}),
  };
}
