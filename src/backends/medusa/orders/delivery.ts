import * as z from 'zod/mini';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import { toCents } from '../catalog/choices.ts';
import type { Medusa } from '../medusa.ts';
import { list, optionalFlag, optionalNumber, optionalText, readOr, text } from '#contract/lenient.ts';
import type { WireQuote } from '#contract/quote.ts';

export type Offer = NonNullable<WireQuote['shippingMethods']>[number];

export interface ReadOffer extends Offer {
  /** Tax is added to what Medusa says that it costs. */
  isNet: boolean;
}

const Price = z.object({
  amount: z.optional(optionalNumber),
  currency_code: z.optional(text),
  price_rules: z.optional(
    list(z.object({ attribute: z.optional(text), operator: z.optional(text), value: z.optional(optionalNumber) })),
  ),
});
const Zone = z.object({ fulfillment_set: z.optional(readOr(z.object({ type: z.optional(text) }), undefined)) });
const Option = z.object({
  id: z.string(),
  name: z.optional(text),
  price_type: z.optional(optionalText),
  amount: z.optional(optionalNumber),
  is_tax_inclusive: z.optional(optionalFlag),
  insufficient_inventory: z.optional(optionalFlag),
  service_zone: z.optional(readOr(Zone, undefined)),
  prices: z.optional(list(Price)),
});
type Option = z.output<typeof Option>;
const Options = z.object({ shipping_options: list(Option) });
const Calculated = z.object({ shipping_option: z.object({ amount: z.optional(optionalNumber) }) });

/** The carts whose options are asked for: `goods` is what its lines come to, by which an option may be free. */
interface Sent {
  id: string;
  goods: number;
}

/** The ways in which Medusa delivers the cart, the cheapest first: Medusa gives them no order. */
export async function readOffers(medusa: Medusa, cart: Sent, token: string | undefined): Promise<ReadOffer[]> {
  const { ask, settings } = medusa;
  const query = { cart_id: cart.id };
  const { shipping_options: all } = await ask('/store/shipping-options', Options, { query, token });
  const named = all.filter(({ id }) => settings.shippingOption === undefined || id === settings.shippingOption);
  const { currency } = await medusa.region();
  const offers = named
    .filter((option) => option.insufficient_inventory !== true)
    .map(async (option) => {
      const amount = await costOf(medusa, option, cart, token);
      return amount === undefined ? [] : [toOffer(option, toCents(amount), { ...cart, currency })];
    });
  return (await Promise.all(offers)).flat().sort((one, other) => one.price - other.price);
}

/** Nobody is sent to the shop unasked. */
export function cheapest(offers: readonly ReadOffer[]): ReadOffer | undefined {
  return offers.find(({ pickUp }) => pickUp !== true) ?? offers[0];
}

/** Some prices a carrier works out; an option that it has none for is not offered. */
async function costOf({ ask }: Medusa, { id, price_type, amount }: Option, cart: Sent, token: string | undefined) {
  if (price_type !== 'calculated') return amount;
  const path = `/store/shipping-options/${encodeURIComponent(id)}/calculate`;
  const body = { cart_id: cart.id, data: {} };
  const answer = await ask(path, Calculated, { method: 'POST', body, token }).catch((error: unknown) => {
    if (error instanceof EngineRefusal) return undefined;
    throw error;
  });
  return answer?.shipping_option.amount;
}

function toOffer(option: Option, price: number, { goods, currency }: { goods: number; currency: string }): ReadOffer {
  const isFreeFrom = (option.prices ?? [])
    .filter(({ amount, currency_code: of = '' }) => amount === 0 && of.toUpperCase() === currency)
    .flatMap(({ price_rules: rules = [] }) => {
      const [rule, ...others] = rules;
      const isLeast = rule?.attribute === 'item_total' && /^gte?$/.test(rule.operator ?? '') && others.length === 0;
      return isLeast && rule.value !== undefined ? [rule.value] : [];
    });
  const missing = toCents(Math.min(...isFreeFrom, Infinity) - goods);
  return {
    id: option.id,
    label: option.name ?? '',
    price,
    isNet: option.is_tax_inclusive === false,
    ...(option.service_zone?.fulfillment_set?.type === 'pickup' && { pickUp: true }),
    ...(price > 0 && missing > 0 && Number.isFinite(missing) && { missingToFree: missing }),
  };
}
