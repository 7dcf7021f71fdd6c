import { DUE } from './collect.ts';
import { type CheckedState, isBeingChecked } from './hold.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';

/**
 * What the owner still gets on delivery, in paise: until it is said to be there, and not while the owner looks for
 * another payment of it, so that nobody collects what may have come.
 */
export function toCollect({ total_paise, ...state }: CheckedState & Pick<OrderRow, 'total_paise'>): number | undefined {
  return state.collect === DUE && !isBeingChecked(state) ? total_paise : undefined;
}
