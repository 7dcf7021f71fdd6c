import type { CartLine } from '#cart/line.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import type { CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';
import { toItem } from '#cart/order-item.ts';
import type { SentOrder } from './order/sent-total.ts';

/** The parts of an order that the backend reads beyond the spec. */
export interface OrderReading {
  /** Lines with size and colour (docs/decisions D3). */
  items: boolean;
  /** The total the shopper was shown, refused with a quote when it is another (reliability O12). */
  quotes: boolean;
  /** How it is delivered, of several ways. */
  shippingMethods?: boolean;
}

/**
 * POST /orders for these lines (docs/behaviour.md 3.order.create). The map sums the quantities of one product; what
 * stands beside it goes only to a backend that reads it.
 */
export function orderBody(
  lines: readonly CartLine[],
  shippingAddress: ShippingAddress,
  reads: OrderReading,
  /** As the shopper was shown it. */
  { total, shippingMethod, code }: SentOrder,
): CreateOrderBody {
  const products = new Map<string, number>();
  for (const { id, quantity } of lines) products.set(id, (products.get(id) ?? 0) + quantity);
  return {
    products: Object.fromEntries(products),
    shippingAddress,
    ...(reads.items ? { items: lines.map(toItem) } : {}),
    ...(reads.quotes && total !== undefined ? { expectedTotal: total } : {}),
    ...(reads.shippingMethods && shippingMethod ? { shippingMethod } : {}),
    ...(code ? { code } : {}),
  };
}
