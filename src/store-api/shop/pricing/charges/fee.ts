import type { Part } from '../part.ts';
import { isNamed, plainPlace } from '../place-names.ts';
import type { GoodsRates, PricingRequest } from '../request.ts';
import { sumOf } from '../sum.ts';
import { taxAdded, taxBesideGoods } from '../tax/tax-beside-goods.ts';
import type { PricingTerms } from '../terms.ts';

/** Who pays where, and whether the goods are fetched at the shop, to which nobody brings them (docs/decisions D497). */
type Paying = Pick<PricingRequest, 'place' | 'past'> & { pickUp: boolean | undefined };

/** Why an order cannot be paid on delivery, by what of the terms. */
export type NotOnDelivery = 'no-terms' | 'picked-up' | 'above-limit' | 'refused-parcels' | 'not-served';

/** Undefined: it can be. */
export function whyNotOnDelivery(
  { payOnDelivery }: Pick<PricingTerms, 'payOnDelivery'>,
  { place = {}, past = {}, pickUp }: Paying,
  total: number,
): NotOnDelivery | undefined {
  if (payOnDelivery === undefined) return 'no-terms';
  if (pickUp) return 'picked-up';
  const { upTo = Infinity, notServed, maxRefusedParcels = Infinity } = payOnDelivery;
  if (total > upTo) return 'above-limit';
  if ((past.refusedParcels ?? 0) > maxRefusedParcels) return 'refused-parcels';
  return isNamed(plainPlace(place) ?? {}, { postalCodes: notServed }) === true ? 'not-served' : undefined;
}

/** The fee of payment on delivery, no part where it is 0; undefined: this order cannot be paid like that. */
export function feeOfPayment(
  terms: Pick<PricingTerms, 'payOnDelivery'>,
  paying: Paying,
  total: number,
): Part[] | undefined {
  const { payOnDelivery } = terms;
  if (payOnDelivery === undefined || whyNotOnDelivery(terms, paying, total) !== undefined) return undefined;
  const { label, fee } = payOnDelivery;
  return fee === 0 ? [] : [{ kind: 'fee', label, amount: fee }];
}

/** What a fee adds to what is paid: its tax too, where taxes are added. */
export function paidForFee(fee: readonly Part[], goodsRates: GoodsRates | undefined): number {
  const amount = sumOf(fee.map((part) => part.amount));
  return amount + (goodsRates ? taxAdded(goodsRates, taxBesideGoods(amount, goodsRates)) : 0);
}
