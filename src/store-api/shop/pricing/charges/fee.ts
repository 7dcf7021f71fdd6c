import type { Part } from '../part.ts';
import { isNamed, plainPlace } from '../place-names.ts';
import type { GoodsRates, PricingRequest } from '../request.ts';
import { sumOf } from '../sum.ts';
import { taxAdded, taxBesideGoods } from '../tax/tax-beside-goods.ts';
import type { PricingTerms } from '../terms.ts';

/** Who pays where, and whether the goods are fetched at the shop, to which nobody brings them (docs/decisions D497). */
type Paying = Pick<PricingRequest, 'place' | 'past'> & { pickUp: boolean | undefined };

/** The fee of payment on delivery, no part where it is 0; undefined: this order cannot be paid like that. */
export function feeOfPayment(
  { payOnDelivery }: Pick<PricingTerms, 'payOnDelivery'>,
  { place = {}, past = {}, pickUp }: Paying,
  total: number,
): Part[] | undefined {
  if (payOnDelivery === undefined || pickUp) return undefined;
  const { label, fee, upTo = Infinity, notServed, maxRefusedParcels = Infinity } = payOnDelivery;
  if (total > upTo || (past.refusedParcels ?? 0) > maxRefusedParcels) return undefined;
  if (isNamed(plainPlace(place) ?? {}, { postalCodes: notServed }) === true) return undefined;
  return fee === 0 ? [] : [{ kind: 'fee', label, amount: fee }];
}

/** What a fee adds to what is paid: its tax too, where taxes are added. */
export function paidForFee(fee: readonly Part[], goodsRates: GoodsRates | undefined): number {
  const amount = sumOf(fee.map((part) => part.amount));
  return amount + (goodsRates ? taxAdded(goodsRates, taxBesideGoods(amount, goodsRates)) : 0);
}
