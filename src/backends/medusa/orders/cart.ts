import * as z from 'zod/mini';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import { SLOW_CALL_MS } from '../client.ts';
import { countryOf, type Medusa } from '../medusa.ts';
import { TOTALS_FIELDS, totalsFields } from './totals.ts';
import { list, optionalNumber, text } from '#contract/lenient.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';

const Cart = z.object({
  id: z.string(),
  ...totalsFields,
  total: z.number(),
  items: list(
    z.object({ variant_id: text, quantity: z.number(), unit_price: z.number(), total: z.optional(optionalNumber) }),
  ),
});
export type Cart = z.output<typeof Cart>;
const CartAnswer = z.object({ cart: Cart });

const ShippingOptions = z.object({
  shipping_options: list(z.object({ id: z.string(), amount: z.optional(optionalNumber) })),
});
const Collection = z.object({ payment_collection: z.object({ id: z.string() }) });
const Completed = z.object({ order: z.optional(z.object({ id: z.string() })) });

interface CartInput {
  token: string;
  email: string;
  /** `metadata` comes back with the order's line. */
  lines: { variant_id: string; quantity: number; metadata: { size?: string; color?: string } }[];
  address: ShippingAddress;
}

/** A new cart with the lines and the address; its id. */
export async function openCart(medusa: Medusa, { token, email, lines, address }: CartInput): Promise<string> {
  const sentTo = { ...toAddress(address), country_code: await countryOf(medusa) };
  const { cart } = await post(medusa, '/store/carts', CartAnswer, token, {
    region_id: medusa.settings.regionId,
    email,
    items: lines,
    shipping_address: sentTo,
    billing_address: sentTo,
  });
  return cart.id;
}

/**
 * The cart with its way of delivery: its total is what the order would come to. Undefined where no delivery is free:
 * the shop says that it is.
 */
export async function addDelivery(medusa: Medusa, cartId: string, token: string): Promise<Cart | undefined> {
  const option = medusa.settings.shippingOption ?? (await freeOption(medusa, cartId, token));
  if (!option) return undefined;
  const path = `/store/carts/${encodeURIComponent(cartId)}/shipping-methods?fields=id,${TOTALS_FIELDS},*items,items.total`;
  return (await post(medusa, path, CartAnswer, token, { option_id: option })).cart;
}

/** Gives the cart the payment provider that orders are placed with. */
export async function openPayment(medusa: Medusa, cart: Cart, token: string): Promise<void> {
  const made = await post(medusa, '/store/payment-collections', Collection, token, { cart_id: cart.id });
  const path = `/store/payment-collections/${encodeURIComponent(made.payment_collection.id)}/payment-sessions`;
  await post(medusa, path, Collection, token, { provider_id: medusa.settings.paymentProvider });
}

/** The order that the cart becomes: the same one however often it is asked for. Undefined where Medusa refuses. */
export async function completeCart(medusa: Medusa, cartId: string, token: string): Promise<string | undefined> {
  const path = `/store/carts/${encodeURIComponent(cartId)}/complete`;
  const completed = await post(medusa, path, Completed, token, {}).catch((error: unknown) => {
    if (error instanceof EngineRefusal && [400, 404, 422].includes(error.status)) return undefined;
    throw error;
  });
  return completed?.order?.id;
}

function post<S extends z.ZodMiniType>({ ask }: Medusa, path: string, answer: S, token: string, body: unknown) {
  return ask(path, answer, { method: 'POST', body, token, timeoutMs: SLOW_CALL_MS });
}

async function freeOption({ ask }: Medusa, cartId: string, token: string): Promise<string | undefined> {
  const query = { cart_id: cartId };
  const { shipping_options: options } = await ask('/store/shipping-options', ShippingOptions, { query, token });
  return options.find(({ amount }) => amount === 0)?.id;
}

/** Fields that Medusa has no place for go into the address's metadata. */
function toAddress({ fullName, address, city, state, postalCode, phone, ...others }: ShippingAddress) {
  const blank = fullName.lastIndexOf(' ');
  return {
    first_name: blank < 0 ? fullName : fullName.slice(0, blank),
    last_name: blank < 0 ? '' : fullName.slice(blank + 1),
    address_1: address,
    city,
    province: state,
    postal_code: postalCode,
    phone,
    ...(Object.keys(others).length > 0 ? { metadata: others } : {}),
  };
}
