import type { Calendar } from './delivery/arrival.ts';
import { calendarOf } from './delivery/calendar-of.ts';
import { promised, type StoredDelivery } from './delivery/stored-delivery.ts';
import type { AskedCode } from './discounts/asked-code.ts';
import { discountTerms } from './discounts/discount-terms.ts';
import type { BoughtLine, LineProblem } from './lines/resolved-line.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { feeOfPayment, paidForFee } from '../pricing/charges/fee.ts';
import { price } from '../pricing/price.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import type { MethodOffer, Priced, PricingRequest } from '../pricing/request.ts';
import { toWireTotals } from '../pricing/wire-totals.ts';
import type { PricingTerms } from '../pricing/terms.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { WireQuote } from '#contract/quote.ts';
import { toRupees } from '#lib/minor-units.ts';
import { stateName } from '#lib/places/states-by-code.ts';

/** A line of an order or a quote, and the result of its validation. */
export interface ValidatedLine {
  input: LineInput;
  /** The request's field it comes from, for error messages. */
  field: string;
  result: BoughtLine | LineProblem;
}

/** Where the lines go and how, as far as it is known, by which code, and when. */
export interface AskedDelivery {
  destination?: { state?: string | undefined; postalCode?: string | undefined } | undefined;
  shippingMethod?: string | undefined;
  code?: AskedCode | undefined;
  /** ISO 8601. */
  at: string;
}

/** Lines as they would be sold now, and what those that can be come to. */
export interface PricedLines {
  lines: readonly ValidatedLine[];
  sold: BoughtLine[];
  priced: Priced;
  /** The ways of delivery, with the days that each promises; empty where the store states none. */
  offers: readonly { offer: MethodOffer; delivery: StoredDelivery }[];
  taxIncluded: boolean;
  /** In paise, what is added by paying on delivery; null: it is not possible there. Absent: nobody can tell. */
  onDelivery?: number | null | undefined;
}

export function priceLines(store: Store, lines: readonly ValidatedLine[], asked: AskedDelivery): PricedLines {
  const sold = lines.flatMap(({ result }) => ('problem' in result ? [] : [result]));
  const discounts = discountTerms(store, asked.code?.known);
  const terms = { ...termsOf(store), discounts };
  const priced = price(terms, requestOf(sold, asked, terms.country));
  const calendar = store.settings.delivery && calendarOf(store, store.settings.delivery);
  return {
    lines,
    sold,
    priced,
    offers: priced.methods.map((offer) => ({ offer, delivery: deliveryOf(calendar, offer, asked.at) })),
    taxIncluded: terms.tax?.included === true,
    onDelivery: onDeliveryAt(terms, priced, asked.destination),
  };
}

/**
 * By the terms for the place, the way of delivery that is counted and what it comes to so far; the customer is judged
 * when it is chosen.
 */
function onDeliveryAt(
  terms: PricingTerms,
  { total, refusal, methods, method, goodsRates }: Priced,
  place: AskedDelivery['destination'],
): number | null | undefined {
  if (!terms.payOnDelivery || !place?.postalCode || refusal === 'not-served') return undefined;
  const pickUp = methods.find(({ id }) => id === method)?.pickUp;
  const fee = feeOfPayment(terms, { place, pickUp }, total);
  return fee ? paidForFee(fee, goodsRates) : null;
}

function requestOf(
  sold: readonly BoughtLine[],
  { destination, shippingMethod, code, at }: AskedDelivery,
  country: string | undefined,
): PricingRequest {
  return {
    lines: sold.map(({ product_id, price_paise, quantity, goods }) => ({
      ...goods,
      productId: product_id,
      price: price_paise,
      quantity,
    })),
    place: destination && { ...destination, state: destination.state && stateName(destination.state, country) },
    method: shippingMethod,
    code: code?.typed,
    past: code && { used: code.used, usedByCustomer: code.usedByCustomer },
    at,
  };
}

function deliveryOf(
  calendar: Calendar | undefined,
  { id, label, pickUp, at: place, days }: MethodOffer,
  at: string,
): StoredDelivery {
  const delivery = {
    id,
    label,
    ...(pickUp && { pickUp, ...(place && { at: place }) }),
    ...(days && { days, calendar }),
  };
  return promised(delivery, at);
}

/** The way of delivery that the totals count; undefined where the store states none. */
export function chosenDelivery({ priced, offers }: PricedLines): StoredDelivery | undefined {
  return offers.find(({ offer }) => offer.id === priced.method)?.delivery;
}

/** The totals now, and of each line its price or why it cannot be sold (reliability O12, B3). */
export function quoteOf({ lines, priced, offers, taxIncluded, onDelivery }: PricedLines): WireQuote {
  const { open, method, code, refusal, codeUsedByCustomer, missingToFree } = priced;
  // A tax that stands in the prices changes no total.
  const changing = open.filter((what) => what !== 'tax' || !taxIncluded);
  return {
    ...toWireTotals(priced),
    ...(changing.length > 0 && { open: changing }),
    ...(offers.length > 0 || open.includes('shipping') ? { shippingMethods: offers.map(toWireOffer) } : {}),
    ...(missingToFree !== undefined && { missingToFree: toRupees(missingToFree) }),
    ...(method !== undefined && { shippingMethod: method }),
    ...(code !== undefined && { code }),
    ...(onDelivery !== undefined && { payOnDelivery: onDelivery !== null }),
    ...(onDelivery && { payOnDeliveryFee: toRupees(onDelivery) }),
    ...(refusal && { refusal }),
    ...(codeUsedByCustomer && { codeUsedByCustomer }),
    lines: lines.map(toQuoteLine),
  };
}

function toWireOffer({
  offer,
  delivery,
}: PricedLines['offers'][number]): NonNullable<WireQuote['shippingMethods']>[number] {
  const { id, price: cost, missingToFree } = offer;
  return {
    id,
    label: delivery.label,
    ...(delivery.pickUp && { pickUp: true }),
    ...(delivery.at && { at: delivery.at }),
    ...(delivery.arrives && { arrives: delivery.arrives }),
    price: toRupees(cost),
    ...(missingToFree !== undefined && { missingToFree: toRupees(missingToFree) }),
  };
}

function toQuoteLine({ input: { productId, quantity, choice }, result }: ValidatedLine): WireQuote['lines'][number] {
  const line = {
    productId,
    quantity,
    ...(choice?.size ? { size: choice.size } : {}),
    ...(choice?.color ? { color: choice.color } : {}),
  };
  if (!('problem' in result)) return { ...line, price: toRupees(result.price_paise) };
  return {
    ...line,
    problem: result.problem,
    ...(result.left ? { left: result.left } : {}),
    ...(result.choices ? { choices: result.choices } : {}),
  };
}
