import type { Place, PricingRequest } from '../request.ts';
import type { DeliveryTerms, MethodTerms, PricingTerms } from '../terms.ts';
import { isServed } from './is-served.ts';
import { freeAnywhere, missingAnywhere } from './anywhere.ts';
import { gramsOf, type Offer, type Offers, offersAt } from './offers.ts';

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
 * nothing wherever it goes (docs/decisions D485). `worth`: what the goods come to after discounts, as they are priced.
 */
export function chooseDelivery(
  terms: PricingTerms,
  { lines, method }: PricingRequest,
  place: Place | undefined,
  worth: number,
): ChosenDelivery {
  const { delivery } = terms;
  if (delivery === undefined) return withoutMethods(terms, method, place);
  const grams = gramsOf(lines);
  const free = freeAnywhere(terms, delivery, grams, worth);
  const { offers, unsaid } = withFree(free, delivery, offersAt(terms, delivery, place ?? {}, lines, worth));
  const freeOffer = offers.find(
    (offer) => free.includes(offer.method) && offer.method.id === (method ?? offer.method.id),
  );
  if (place === undefined) {
    const missingToFree = missingAnywhere(delivery, grams, worth);
    return { offers, chosen: freeOffer, open: freeOffer === undefined, missingToFree };
  }
  if (offers.length === 0 && unsaid.length === 0) return { offers, open: true, refusal: 'not-served' };
  const named = offers.find((offer) => offer.method.id === method);
  const gone = method !== undefined && named === undefined && !unsaid.includes(method);
  const isUnserved = named === undefined && unsaid.length === 0 && isFetchedAlone(delivery, offers);
  const chosen = isUnserved ? undefined : (named ?? (unsaid.length === 0 ? cheapest(offers) : freeOffer));
  const refusal = isUnserved ? 'not-served' : gone ? 'method-gone' : undefined;
  return { offers, chosen, open: chosen === undefined, refusal };
}

/** What costs nothing wherever it goes is offered at a place that does not say enough, too. */
function withFree(free: readonly MethodTerms[], { methods }: DeliveryTerms, { offers, unsaid }: Offers): Offers {
  const added = free
    .filter(({ id }) => unsaid.includes(id))
    .map((method) => ({ method, price: 0, days: undefined, missingToFree: undefined }));
  if (added.length === 0) return { offers, unsaid };
  const all = [...offers, ...added];
  return {
    offers: methods.flatMap((one) => all.filter(({ method }) => method === one)),
    unsaid: unsaid.filter((id) => !added.some(({ method }) => method.id === id)),
  };
}

/** A store without methods sends free of charge, but not everywhere. */
function withoutMethods(terms: PricingTerms, method: string | undefined, place: Place | undefined): ChosenDelivery {
  const served = place === undefined || isServed(terms, place, false);
  if (served === false) return { offers: [], open: true, refusal: 'not-served' };
  if (served === undefined) return { offers: [], open: true };
  return { offers: [], open: false, refusal: method === undefined ? undefined : 'method-gone' };
}

/** Goods are sent, but not there: whoever lives there may come for them, and has to say so (docs/decisions D698). */
function isFetchedAlone({ methods }: DeliveryTerms, offers: readonly Offer[]): boolean {
  return offers.every(({ method }) => method.pickUp === true) && methods.some(({ pickUp }) => pickUp !== true);
}

/** Nobody is sent to the shop unasked. Of equal prices the first. */
function cheapest(offers: readonly Offer[]): Offer | undefined {
  const sent = offers.filter(({ method }) => method.pickUp !== true);
  return (sent.length === 0 ? offers : sent).toSorted((one, other) => one.price - other.price)[0];
}
