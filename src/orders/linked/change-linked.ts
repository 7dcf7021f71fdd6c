import { type ChosenLine, changeForm, fieldsOf } from '../changes/change-form.ts';
import type { Done } from '../changes/done-words.ts';
import { FORM } from './form-names.ts';
import { type Act, isCancelled, isUnpaid, type Offer, offersOf } from '../changes/offer.ts';
import { refusalOf } from '../changes/refusal-of.ts';
import * as text from '../changes/text.ts';
import { type Order, toOrder } from '../order.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { failureText } from '#session/failure-text.ts';
import { cancelLinkedEndpoint } from '#contract/endpoints/orders/cancel-linked.ts';
import { returnLinkedEndpoint } from '#contract/endpoints/orders/return-linked.ts';
import { readOrderChanges } from '#contract/orders/order-changes.ts';
import { type FieldErrors, fieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

/** What became of a posted form: it was done, has to be confirmed, or was not done. */
export type Changed =
  | { status: 200; done: Done }
  | { status: 200; confirming: { act: Act; lines: readonly ChosenLine[] } }
  | { status: number; act: Act; problem?: string; errors?: FieldErrors };

interface Asked {
  token: string;
  /** Of the form: sent twice, it is done once. */
  key: string;
  act: Act;
  values: FormValues;
  /** As the page showed it, or as it is by now. */
  order: Order;
  placeLine?: string | undefined;
}

/**
 * Cancels, returns, exchanges or withdraws from what a form without script says; a withdrawal is shown once more before
 * it counts. What is possible no more is the server's to say, so that a form that is sent twice is answered as the
 * first.
 */
export async function changeLinked(api: Api, { token, key, act, values, order, placeLine }: Asked): Promise<Changed> {
  const offered = offersOf(order, readOrderChanges(order)).find((one) => one.act === act);
  const read = changeForm(formOf(order, act, offered)).safeParse(pickedIn(order, values));
  if (!read.success) return { status: 422, act, errors: fieldErrors(read.error) };
  const lines = read.data;
  const isConfirmed = values[FORM.confirmed] !== undefined;
  if ((act === 'withdrawal' || offered?.withdraws) && !isConfirmed) return { status: 200, confirming: { act, lines } };
  try {
    const wire =
      act === 'cancel'
        ? await api(cancelLinkedEndpoint, { body: { token, lines }, idempotencyKey: key })
        : await api(returnLinkedEndpoint, { body: { token, kind: act, lines }, idempotencyKey: key });
    const now = toOrder(wire, placeLine);
    const made = act === 'cancel' ? 'cancelled' : readOrderChanges(now).returns.findLast(({ kind }) => kind === act);
    if (!made) return { status: 502, act, problem: text.notTold };
    return {
      status: 200,
      done: { act, withdraws: isConfirmed, made, lines, isPaid: isPaid(order), isWhole: isCancelled(now) },
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = refusalOf(error, act, order) ?? (await failureText(error));
    return { status: (error.kind === 'refused' ? error.status : undefined) ?? 503, act, problem };
  }
}

/** Any piece may be named; of each it is asked what the offer asks of it. */
function formOf({ items }: Order, act: Act, offered: Offer | undefined): Offer {
  const lines = items.map(({ quantity }, line) => ({ line, quantity, sizes: [] }));
  return { act, lines, reason: offered?.reason };
}

/** A line is chosen by how many of it are. */
function pickedIn({ items }: Order, values: FormValues): FormValues {
  const picks = items.flatMap((_, line) => {
    const { pick, quantity } = fieldsOf(line);
    return Number(values[quantity] ?? 0) > 0 ? [[pick, 'yes']] : [];
  });
  return { ...values, ...(Object.fromEntries(picks) as FormValues) };
}

/** Of an order that was cancelled before, as when a form is sent twice, nothing is said. */
const isPaid = (order: Order): boolean => !isUnpaid(order) && !isCancelled(order);
