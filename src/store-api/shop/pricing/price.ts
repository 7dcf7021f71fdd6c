import { formatMinute } from '#lib/days.ts';
import { chooseDelivery } from './delivery/choose-delivery.ts';
import { deliveryParts, freeing } from './delivery/delivery-parts.ts';
import { methodOffers } from './delivery/method-offers.ts';
import { applyingDiscounts } from './discounts/applying-discounts.ts';
import { discountedGoods } from './discounts/discounted-goods.ts';
import { feeOfPayment } from './charges/fee.ts';
import type { Part } from './part.ts';
import { plainPlace } from './place-names.ts';
import { pricedLines } from './priced-lines.ts';
import type { Priced, PricingLine, PricingRequest, TaxedShare } from './request.ts';
import { roundingOf } from './charges/rounding.ts';
import { sumOf } from './sum.ts';
import { ratesOfGoods, taxBesideGoods } from './tax/tax-beside-goods.ts';
import { taxParts } from './tax/tax-parts.ts';
import { statedTax, taxedGoods } from './tax/taxed-goods.ts';
import type { PricingTerms } from './terms.ts';
import { addedUp, type Totals } from './totals.ts';

/** What lines come to by a store's terms (docs/decisions D421). What is refused is left out of it. */
export function price(terms: PricingTerms, request: PricingRequest): Priced {
  const { lines } = request;
  const day = formatMinute(request.at, terms.timeZone).slice(0, 10);
  const place = request.place && plainPlace(request.place);

  const applying = applyingDiscounts(terms.discounts ?? [], request, day);
  const goods = discountedGoods(applying.discounts, lines);

  const sending = chooseDelivery(terms, request, place, sumOf(goods.left.map(sumOf)));
  const { pickUp = false } = sending.chosen?.method ?? {};
  const taxed = sending.open ? undefined : taxedGoods(terms, { place, pickUp, day }, lines, goods.left);
  const taxIsOpen = taxed === undefined && statedTax(terms) !== undefined;
  const isFree = freeing(applying.discounts) !== undefined;
  const ofDelivery = deliveryParts(sending.chosen, applying.discounts);
  const goodsRates = taxed && ratesOfGoods(taxed);
  const delivery = taxBesideGoods(sumOf(ofDelivery.map(({ amount }) => amount)), goodsRates);

  const partsWith = (fee: readonly TaxedShare[]) => [
    ...goods.parts,
    ...ofDelivery,
    ...(taxed ? taxParts(taxed.tax, [...taxed.pieces.flat(), ...delivery, ...fee]) : []),
  ];
  const known = { partsWith, goodsRates, pickUp: sending.chosen?.method.pickUp };
  const paying = sending.open || taxIsOpen ? { parts: partsWith([]), fee: [] } : withPayment(terms, request, known);
  return {
    ...comesTo(lines, paying.parts),
    open: [...(sending.open ? (['shipping'] as const) : []), ...(taxIsOpen ? (['tax'] as const) : [])],
    refusal: sending.refusal ?? applying.refusal ?? paying.refusal,
    codeUsedByCustomer: sending.refusal ? undefined : applying.usedByCustomer,
    lines: pricedLines(goods, taxed, taxIsOpen),
    delivery,
    fee: paying.fee,
    goodsRates,
    methods: methodOffers(sending.offers, isFree),
    missingToFree: isFree ? undefined : sending.missingToFree,
    method: sending.chosen?.method.id,
    code: applying.code,
  };
}

interface Known {
  /** All parts but the fee and the rounding, with the tax of this fee in them. */
  partsWith: (fee: readonly TaxedShare[]) => readonly Part[];
  goodsRates: Priced['goodsRates'];
  pickUp: boolean | undefined;
}

type Paying = Pick<Priced, 'parts' | 'fee'> & { refusal?: 'method-gone' };

/** The parts once all others are known: the fee, whose limit is judged before it, then what rounds the total. */
function withPayment(terms: PricingTerms, request: PricingRequest, { partsWith, goodsRates, pickUp }: Known): Paying {
  const { lines, payment } = request;
  const before = partsWith([]);
  const charged =
    payment === 'on-delivery' ? feeOfPayment(terms, { ...request, pickUp }, comesTo(lines, before).total) : [];
  const fee = taxBesideGoods(sumOf((charged ?? []).map(({ amount }) => amount)), goodsRates);
  const parts = [...(fee.length > 0 ? partsWith(fee) : before), ...(charged ?? [])];
  const all = [...parts, ...roundingOf(terms, comesTo(lines, parts).total)];
  return { parts: all, fee, ...(charged === undefined && { refusal: 'method-gone' }) };
}

function comesTo(lines: readonly PricingLine[], parts: readonly Part[]): Totals {
  return addedUp(
    lines.map((line) => ({ price_paise: line.price, quantity: line.quantity })),
    parts,
  );
}
