import { type Decision, decideAction } from '../action.ts';
import type { Places } from '../allowed-target.ts';
import { fieldErrors } from '../fields/field-rules.ts';
import { type Field, toFields, type Values } from '../fields/field.ts';
import { startValues } from '../fields/start-values.ts';
import { sentValues, visibleFields } from '../fields/visible-fields.ts';
import * as text from '../text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { payLinkedEndpoint } from '#contract/endpoints/orders/pay-linked.ts';
import type { PaymentField } from '#contract/payment.ts';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';
import { failureText } from '#session/failure-text.ts';

/** What became of a posted payment form: the shopper goes on somewhere, or nothing was begun. */
export type Paid =
  { status: 200; next: Decision; method: string } | { status: number; problem?: string; errors?: FieldErrors };

interface Asked {
  token: string;
  /** Of the form: sent twice, one payment is begun. */
  key: string;
  values: FormValues;
  fields: readonly Field[];
}

/** What the order comes to by a way to pay, as the form says it, so that nobody pays what was not shown. */
export const shownTotal = (method: string): string => `linked:total:${method}`;

export function formOfLinked(wire: readonly PaymentField[], masksPhones: boolean): Field[] {
  return toFields(wire, { masksPhones });
}

/** The values of a form without script, in which all fields stand: a box that is ticked says `on`. */
export function valuesOf(fields: readonly Field[], typed: FormValues | undefined): Values {
  const saved = fields.flatMap(({ name, type }): [string, string][] => {
    const value = typed && Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (type === 'checkbox') return typed ? [[name, String(value !== undefined)]] : [];
    return value === undefined ? [] : [[name, value]];
  });
  return startValues(fields, new Map(saved));
}

/** Begins the payment of a link's order (docs/behaviour.md 10.shopper-links). */
export async function payLinked(api: Api, { token, key, values, fields }: Asked, places: Places): Promise<Paid> {
  const typed = valuesOf(fields, values);
  const visible = visibleFields(fields, typed);
  const wrong = fieldErrors(visible, typed);
  if (wrong.size > 0) return { status: 422, errors: Object.fromEntries(wrong) };
  const sent = sentValues(visible, typed);
  const method = sent.method ?? '';
  const total = Number(values[shownTotal(method)] ?? values[shownTotal('')] ?? NaN);
  const body = { token, fields: sent, ...(Number.isFinite(total) && { expectedTotal: total }) };
  try {
    const next = decideAction(await api(payLinkedEndpoint, { body, idempotencyKey: key }), places);
    return next.do === 'fail' ? { status: 502, problem: next.message } : { status: 200, next, method };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.kind === 'refused';
    if (isRefused && Object.keys(error.fields).length > 0) return { status: 422, errors: error.fields };
    const problem = isRefused ? await failureText(error) : text.failed;
    return { status: (isRefused ? error.status : undefined) ?? 503, problem };
  }
}
