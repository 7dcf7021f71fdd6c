import * as z from 'zod/mini';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import { SLOW_CALL_MS } from '../client.ts';
import { countryOf, type Medusa } from '../medusa.ts';
import { toChosen } from './chosen.ts';
import { provinceOf } from './province.ts';
import type { ResolvedLine } from './resolve-line.ts';
import { lineFields, methodsField, TOTALS_FIELDS } from './totals.ts';
import { list, optionalFlag, optionalText, text } from '#contract/lenient.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import type { Query } from '#lib/urls.ts';

const Cart = z.object({
  id: z.string(),
  completed_at: z.optional(optionalText),
  total: z.number(),
  items: list(z.object({ ...lineFields, variant_id: text })),
  shipping_methods: methodsField,
  promotions: z.optional(list(z.object({ code: z.optional(text), is_automatic: z.optional(optionalFlag) }))),
});
export type Cart = z.output<typeof Cart>;
const CartAnswer = z.object({ cart: Cart });
const FIELDS = `id,completed_at,promotions.code,promotions.is_automatic,${TOTALS_FIELDS}`;

const Collection = z.object({ payment_collection: z.object({ id: z.string() }) });
const Completed = z.object({ order: z.optional(z.object({ id: z.string() })) });

/** Whose it is: a token that nobody has is a guest's. */
export type Token = string | undefined;

interface CartInput {
  token: Token;
  email?: string | undefined;
  /** Those that cannot be sold are left out. */
  lines: readonly ResolvedLine[];
  address: Partial<ShippingAddress>;
}

/** A new cart with the lines and the address. */
export async function openCart(medusa: Medusa, { token, email, lines, address }: CartInput): Promise<Cart> {
  const sentTo = toAddress(address, await countryOf(medusa));
  return postCart(medusa, '', token, {
    region_id: medusa.settings.regionId,
    email,
    items: lines.flatMap(({ input: { quantity }, result }) =>
      'choice' in result ? [{ variant_id: result.choice.variantId, quantity, metadata: toChosen(result.choice) }] : [],
    ),
    shipping_address: sentTo,
    ...(email !== undefined && { billing_address: sentTo }),
  });
}

/** Undefined where Medusa has none any more. */
export async function readCart({ ask }: Medusa, id: string, token: Token): Promise<Cart | undefined> {
  const path = `/store/carts/${encodeURIComponent(id)}`;
  return (await ask(path, CartAnswer, { token, query: { fields: FIELDS } }).catch(refused))?.cart;
}

/** The cart, delivered in the way of the option. */
export function addDelivery(medusa: Medusa, cartId: string, token: Token, optionId: string): Promise<Cart> {
  return postCart(medusa, `/${encodeURIComponent(cartId)}/shipping-methods`, token, { option_id: optionId });
}

/** The cart with this code alone, or without any; undefined where Medusa has no such code. */
export function setCodes(medusa: Medusa, cartId: string, token: Token, codes: string[]): Promise<Cart | undefined> {
  const path = `/${encodeURIComponent(cartId)}`;
  return postCart(medusa, path, token, { promo_codes: codes }).catch(refused);
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
  return (await post(medusa, path, Completed, token, {}).catch(refused))?.order?.id;
}

/** Something in the cart is not as Medusa wants it. */
function refused(error: unknown): undefined {
  if (error instanceof EngineRefusal && [400, 404, 422].includes(error.status)) return undefined;
  throw error;
}

async function postCart(medusa: Medusa, path: string, token: Token, body: unknown): Promise<Cart> {
  const query = { fields: FIELDS };
  return (await post(medusa, `/store/carts${path}`, CartAnswer, token, body, query)).cart;
}

function post<S extends z.ZodMiniType>(
  { ask }: Medusa,
  path: string,
  answer: S,
  token: Token,
  body: unknown,
  query: Query = {},
) {
  return ask(path, answer, { method: 'POST', body, query, token, timeoutMs: SLOW_CALL_MS });
}

/** Fields that Medusa has no place for go into the address's metadata, and the state as the shopper calls it. */
function toAddress(
  { fullName, address, city, state, postalCode, phone, ...others }: Partial<ShippingAddress>,
  country: string | undefined,
) {
  const province = state && provinceOf(country, state);
  const metadata = { ...others, ...(province !== state && { state }) };
  return {
    ...(fullName !== undefined && toNames(fullName)),
    country_code: country,
    address_1: address,
    city,
    province,
    postal_code: postalCode,
    phone,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

function toNames(fullName: string) {
  const blank = fullName.lastIndexOf(' ');
  return {
    first_name: blank < 0 ? fullName : fullName.slice(0, blank),
    last_name: blank < 0 ? '' : fullName.slice(blank + 1),
  };
}
