import { toCents } from '../catalog/choices.ts';
import type { Medusa } from '../medusa.ts';
import { addDelivery, type Cart, setCodes, type Token } from './cart.ts';
import { cheapest, type Offer, readOffers, type ReadOffer } from './delivery.ts';
import { addsTax } from './totals.ts';
import type { WireQuote } from '#contract/quote.ts';

/** What a quote and an order ask for alike. */
export interface Asked {
  destination?: { state?: string | undefined; postalCode?: string | undefined } | undefined;
  shippingMethod?: string | undefined;
  code?: string | undefined;
}

/** A cart of Medusa, delivered and reduced as was asked for. What is refused is left out of it. */
export interface PricedCart {
  cart: Cart;
  offers: readonly Offer[];
  /** The id of the one that the cart has. */
  method: string | undefined;
  open: NonNullable<WireQuote['open']>;
  /** As Medusa spells it. */
  code: string | undefined;
  refusal: WireQuote['refusal'];
}

/** Of a new cart, or of one that was priced before. */
export async function priceCart(medusa: Medusa, opened: Cart, token: Token, asked: Asked): Promise<PricedCart> {
  const { destination, shippingMethod, code: typed } = asked;
  const goods = opened.items.reduce((sum, { total = 0 }) => sum + total, 0);
  const offers = await readOffers(medusa, { id: opened.id, goods }, token);
  const named = offers.find(({ id }) => id === shippingMethod);
  const chosen = named ?? cheapest(offers);
  // Before the place is known a delivery shows whether a code is one of the delivery.
  const isSent = chosen && (destination !== undefined || typed !== undefined);
  const sent = isSent ? await addDelivery(medusa, opened.id, token, chosen.id) : opened;
  const { cart, code, refusal } = await withCode(medusa, sent, token, typed);
  const method = destination && chosen?.id;
  return {
    cart,
    offers: offers.map((offer) => toOffer(offer, cart)),
    method,
    open: method === undefined ? await openParts(medusa, cart) : [],
    code,
    refusal: (destination && refusedDelivery(medusa, asked, { chosen, named })) ?? refusal,
  };
}

/** Whether somewhere is delivered to may depend on the state, which not every quote knows. */
function refusedDelivery(
  { settings }: Medusa,
  { destination, shippingMethod }: Asked,
  { chosen, named }: { chosen: ReadOffer | undefined; named: ReadOffer | undefined },
): WireQuote['refusal'] {
  const isWhole = Boolean(destination?.state) || settings.store.address?.states?.length === 0;
  if (!chosen) return isWhole ? 'not-served' : undefined;
  return shippingMethod === undefined || named ? undefined : 'method-gone';
}

async function openParts(medusa: Medusa, { items }: Cart): Promise<PricedCart['open']> {
  const { computesTaxes } = await medusa.region();
  return addsTax(items) && computesTaxes ? ['shipping', 'tax'] : ['shipping'];
}

/** Medusa tells capitals from small letters, the contract does not: most stores write capitals. */
function spellings(typed: string): string[] {
  const plain = typed.normalize('NFKC').replace(/\s+/g, '');
  return [...new Set([plain.toUpperCase(), plain])].filter(Boolean);
}

/** The cart with its code. Medusa leaves out one that takes nothing off, and does not say why. */
async function withCode(
  medusa: Medusa,
  cart: Cart,
  token: Token,
  typed = '',
): Promise<Pick<PricedCart, 'cart' | 'code' | 'refusal'>> {
  let left = cart;
  const all = spellings(typed);
  for (const code of all) {
    const answered = await setCodes(medusa, cart.id, token, [code]);
    left = answered ?? left;
    if (hasCode(left, code)) return { cart: left, code, refusal: undefined };
  }
  // A cart that was priced before may have the code of then.
  if (left.promotions?.some((one) => one.is_automatic === false))
    left = (await setCodes(medusa, cart.id, token, [])) ?? left;
  return { cart: left, code: undefined, refusal: all.length > 0 ? 'code-refused' : undefined };
}

function hasCode({ promotions = [] }: Cart, code: string): boolean {
  return promotions.some((one) => one.code === code);
}

/** Prices are shown with tax where the goods' are: at the rate of the delivery that the cart has. */
function toOffer({ isNet, ...offer }: ReadOffer, { items, shipping_methods: [sent] = [] }: Cart): Offer {
  const { original_total: gross = 0, subtotal: net = 0 } = sent ?? {};
  return isNet && !addsTax(items) && net > 0 ? { ...offer, price: toCents((offer.price * gross) / net) } : offer;
}
