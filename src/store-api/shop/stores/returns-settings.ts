import type { Store } from './store-of-host.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { MEMBER_STATES } from '#lib/places/member-states.ts';
import { toPaise } from '#lib/minor-units.ts';

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
  /** Who withdraws from all of an order gets back what its delivery cost too. */
  delivery?: boolean | undefined;
}

/** How things go back to a store. */
export interface ReturnTerms {
  /** After the day on which the last of an order arrived. */
  days: number;
  /** Working days at most until it arrives; undefined: the store says nothing of it. */
  deliveryDays: number | undefined;
  feePaise: number;
  never: readonly string[];
  exchange: boolean;
  /** The law gives a right to withdraw, without a reason. */
  withdrawal: boolean;
  delivery: boolean;
}

type Settled = Pick<Store, 'info' | 'settings'>;

/** In how many days at least the law of the EU lets a consumer withdraw (Article 9 of Directive 2011/83/EU). */
export const WITHDRAWAL_DAYS = 14;

export function isInUnion(country: string | undefined): boolean {
  return MEMBER_STATES.includes(country ?? '');
}

/** May shoppers cancel what is not packed? */
export function mayCancel({ settings: { returns } }: Settled): boolean {
  return returns?.cancel ?? returns?.online ?? false;
}

/** Undefined where shoppers do not ask for returns online. */
export function returnTerms({ info, settings: { returns } }: Settled): ReturnTerms | undefined {
  const { returnDays: days = 0, deliveryDays, country } = StoreTerms.parse(info.terms) ?? {};
  if (!returns?.online || days === 0) return undefined;
  return {
    days,
    deliveryDays,
    feePaise: toPaise(returns.fee ?? 0),
    never: returns.never ?? [],
    exchange: returns.exchange === true,
    withdrawal: isInUnion(country),
    delivery: returns.delivery === true,
  };
}
