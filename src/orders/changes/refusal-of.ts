import { type Act, offersOf } from './offer.ts';
import * as text from './text.ts';
import type { Order } from '../order.ts';
import type { ApiError } from '#api-client/api-error.ts';
import { readOrderChanges } from '#contract/orders/order-changes.ts';

/** In the screen's words where what is left of the offer belongs to the answer. */
export function refusalOf({ code }: ApiError, act: Act, now: Order): string | undefined {
  if (code === 'in-progress') return text.inProgress;
  const isLeft = offersOf(now, readOrderChanges(now)).some((one) => one.act === act);
  if (code === 'too-late') return isLeft ? text.tooLate : text.tooLateAll;
  if (code === 'not-returnable') return isLeft ? text.notReturnable : text.notReturnableAll;
  return undefined;
}
