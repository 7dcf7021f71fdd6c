import { isInUnion } from './returns-settings.ts';
import type { Store } from './store-of-host.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { toPaise } from '#lib/minor-units.ts';

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

/** May shoppers cancel what is not packed? */
export function mayCancel({ settings: { returns } }: Settled): boolean {
  return returns?.cancel ?? returns?.online ?? false;
}

/** Does the law give shoppers a right to withdraw, without a reason? */
export function givesWithdrawal({ info }: Pick<Store, 'info'>): boolean {
  return isInUnion(StoreTerms.parse(info.terms)?.country);
}

/** When a shopper who calls something off has withdrawn from the contract, where the law calls it that. */
export function withdrawalAt(store: Pick<Store, 'info'>, at: string): { withdrawnAt?: string } {
  return givesWithdrawal(store) ? { withdrawnAt: at } : {};
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
