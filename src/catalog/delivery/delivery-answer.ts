import type { Product } from '../product.ts';
import { standardShipping } from '../text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import type { Choice } from '#cart/sellable.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote } from '#contract/quote.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';
import type { ShippingOffer } from '#contract/shipping/shipping.ts';

/** How a piece gets to a postal code. */
export type DeliveryAnswer =
  | { state: 'incomplete' | 'failed' | 'sold-out' }
  /** Without offers nobody delivers there. `open`: what it costs, or whether it is served, depends on the state. */
  | ({ state: 'told'; offers: readonly ShippingOffer[]; open: boolean } & OnDelivery);

/** Whether it can be paid on delivery there, and what that adds; empty where the store does not say it. */
interface OnDelivery {
  payOnDelivery?: boolean;
  fee?: number;
  /** A tax is added to it that depends on the state. */
  isBeforeTax?: boolean;
}

type Chosen = Pick<Product, 'id' | 'sizes' | 'colors' | 'variants'>;

/** Asks the store about one piece, in the choice named as far as it is (capability `shippingMethods`). */
export async function askForDelivery(
  api: Api,
  product: Chosen,
  asked: Choice,
  postalCode: string,
): Promise<DeliveryAnswer> {
  const { size, color } = orderableChoice(product, asked);
  const item = { productId: product.id, quantity: 1, ...(size && { size }), ...(color && { color }) };
  try {
    const quote = await api(quoteEndpoint, { body: { items: [item], destination: { postalCode } } });
    const problem = quote.lines[0]?.problem;
    if (problem) return { state: problem === 'sold-out' ? 'sold-out' : 'failed' };
    // Where nothing is sent, shoppers may still come for it.
    if (quote.refusal === 'not-served')
      return { state: 'told', offers: quote.shippingMethods?.filter(({ pickUp }) => pickUp) ?? [], open: false };
    const open = quote.open?.includes('shipping') === true;
    const { shippingMethods: offers = open ? [] : freeOf(quote), payOnDelivery, payOnDeliveryFee: fee = 0 } = quote;
    if (!offers) return { state: 'failed' };
    const isBeforeTax = quote.open?.includes('tax') === true;
    return { state: 'told', offers, open, ...(payOnDelivery !== undefined && { payOnDelivery, fee, isBeforeTax }) };
  } catch (error) {
    if (error instanceof ApiError) return { state: 'failed' };
    throw error;
  }
}

/** A store without ways of delivery charges nothing for it: its totals say so. */
function freeOf({ total, parts = [] }: OrderQuote): ShippingOffer[] | undefined {
  return total !== undefined && isShippingFree(parts) ? [{ id: '', label: standardShipping, price: 0 }] : undefined;
}

/** What is named of a choice, and of the rest the first that can be ordered. */
export function orderableChoice({ sizes, colors, variants }: Chosen, asked: Choice): Choice {
  const fitting = variants.filter(
    ({ size, color }) => (!asked.size || size === asked.size) && (!asked.color || color === asked.color),
  );
  const variant = fitting.find(({ available }) => available) ?? fitting[0];
  if (variant) return { size: variant.size ?? '', color: variant.color ?? '' };
  return { size: asked.size || (sizes[0] ?? ''), color: asked.color || (colors[0] ?? '') };
}
