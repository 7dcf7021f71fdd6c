import type { Place, PricingRequest } from '../request.ts';
import type { PricingTerms } from '../terms.ts';
import type { Worth } from '../tax/taxed-goods.ts';
import { isServed } from './is-served.ts';
import { missingAnywhere } from './missing-anywhere.ts';
import { gramsOf, type Offer, offersAt } from './offers.ts';

export interface ChosenDelivery {
  offers: readonly Offer[];
  /** Absent where there is nothing to choose, or nobody can tell yet. */
  chosen?: Offer | undefined;
  /** What the delivery costs is not known. */
  open: boolean;
  /** As long as the place is not known: what is missing to a delivery that costs nothing, whatever the place is. */
  missingToFree?: number | undefined;
  refusal?: 'not-served' | 'method-gone' | undefined;
}

/**
 * The method that was named, else the cheapest that serves the place. Before the place is known none, unless it costs
 * nothing wherever it goes (docs/decisions D485).
 */
export function chooseDelivery(
  terms: PricingTerms,
  { lines, method }: PricingRequest,
  place: Place | undefined,
  worth: (pickUp: boolean) => Worth,
): ChosenDelivery {
  const { delivery } = terms;
  if (delivery === undefined) return withoutMethods(terms, method, place);
  // Before the place is known, what costs the same everywhere.
  if (place === undefined) {
    const { offers } = offersAt(terms, delivery, {}, lines, worth);
    const chosen = freeAnywhere(offers, method);
    const missingToFree = missingAnywhere(delivery, gramsOf(lines), worth(false));
    return { offers, chosen, open: chosen === undefined, missingToFree };
  }
  const { offers, unsaid } = offersAt(terms, delivery, place, lines, worth);
  if (offers.length === 0 && unsaid.length === 0) return { offers, open: true, refusal: 'not-served' };
  const named = offers.find((offer) => offer.method.id === method);
  const gone = method !== undefined && named === undefined && !unsaid.includes(method);
  const chosen = named ?? (unsaid.length === 0 ? cheapest(offers) : undefined);
  return { offers, chosen, open: chosen === undefined, refusal: gone ? 'method-gone' : undefined };
}

/** Of offers that hold at every place, what is sent for nothing: the first, or the one that was named. */
function freeAnywhere(offers: readonly Offer[], named: string | undefined): Offer | undefined {
  return offers.find(({ method: { id, pickUp }, price }) => price === 0 && pickUp !== true && id === (named ?? id));
}

/** A store without methods sends free of charge, but not everywhere. */
function withoutMethods(terms: PricingTerms, method: string | undefined, place: Place | undefined): ChosenDelivery {
  const served = place === undefined || isServed(terms, place, false);
  if (served === false) return { offers: [], open: true, refusal: 'not-served' };
  if (served === undefined) return { offers: [], open: true };
  return { offers: [], open: false, refusal: method === undefined ? undefined : 'method-gone' };
}

/** Nobody is sent to the shop unasked. Of equal prices the first. */
function cheapest(offers: readonly Offer[]): Offer | undefined {
  const sent = offers.filter(({ method }) => method.pickUp !== true);
  return (sent.length === 0 ? offers : sent).toSorted((one, other) => one.price - other.price)[0];
}
