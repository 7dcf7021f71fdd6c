import { MEMBER_STATES } from '#lib/places/member-states.ts';

/** What shoppers may change of their orders, as the folder states it: the amount in whole units of the currency. */
export interface ReturnsSettings {
  /** They ask for returns on the page of the order. */
  online?: boolean | undefined;
  /** They cancel what is not packed; absent: as `online` is. */
  cancel?: boolean | undefined;
  /** They may have another size of the same instead. */
  exchange?: boolean | undefined;
  /** What the way back costs, once a return. */
  fee?: number | undefined;
  /** Names of categories whose products do not come back. */
  never?: string[] | undefined;
  /** Who withdraws from all of an order gets back what was paid beside the goods too: the delivery, charges, a fee. */
  delivery?: boolean | undefined;
}

/** In how many days at least the law of the EU lets a consumer withdraw (Article 9 of Directive 2011/83/EU). */
export const WITHDRAWAL_DAYS = 14;

export function isInUnion(country: string | undefined): boolean {
  return MEMBER_STATES.includes(country ?? '');
}
