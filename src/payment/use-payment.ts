import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision } from './action.ts';
import type { Way } from './fields/chosen-way.ts';
import { toFields, type Field, type Values } from './fields/field.ts';
import { startValues } from './fields/start-values.ts';
import { sentValues, visibleFields } from './fields/visible-fields.ts';
import { dropValues, restoreValues, saveValues } from './saved-values.ts';
import { makePayment, type Outcome } from './make-payment.ts';
import { postTo } from './run-action.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import { rememberedOrder, rememberOrder } from '#checkout/order/order-id.ts';
import { api, goSignIn } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import { toastOnNextPage } from '#ui/toasts.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { usePageRestored } from '#ui/use-page-restored.ts';

export type Waiting = Extract<Decision, { do: 'show-qr' | 'show-image' | 'open-app' }>;

export type Step =
  | { at: 'loading' }
  | { at: 'form' }
  | { at: 'sending' }
  /** `later`: nothing is paid now. */
  | { at: 'leaving'; href: string | undefined; later?: boolean | undefined }
  | { at: 'waiting'; on: Waiting }
  /** `again` is where Try Again leads; a `settled` order is looked up among the orders instead. */
  | { at: 'failed'; message: string; again?: 'loading' | 'form'; settled?: boolean };

/**
 * The payment flow of docs/behaviour.md 4.payment.steps: loading fields, form, submitting, and what an answer asks for.
 */
export function usePayment(
  givenId: string,
  { schemes, masksPhones, byOrder }: { schemes: readonly string[]; masksPhones: boolean; byOrder: boolean },
) {
  const [orderId, setOrderId] = useState(givenId);
  const [fields, setFields] = useState<Field[]>([]);
  const [values, setValues] = useState<Values>(new Map());
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const busy = useRef(false);

  const load = useCallback(async () => {
    if (!isSignedIn()) return;
    const id = givenId || rememberedOrder();
    if (!id) {
      setStep({ at: 'failed', message: text.orderMissing });
      return;
    }
    setOrderId(id);
    rememberOrder(id);
    setStep({ at: 'loading' });
    try {
      const read = toFields(await api(paymentFieldsEndpoint, byOrder ? { query: { orderId: id } } : {}), {
        masksPhones,
      });
      setFields(read);
      setValues(startValues(read, restoreValues(id)));
      setStep({ at: 'form' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        goSignIn();
        return;
      }
      setStep({ at: 'failed', message: text.loadFailed, again: 'loading' });
    }
  }, [givenId, masksPhones, byOrder]);

  useEffect(() => {
    void load();
  }, [load]);

  // As it is typed, and when the form is back: the page leaves for a sign-in as soon as any of its calls gets a 401.
  useEffect(() => {
    if (step.at === 'form') saveValues(orderId, fields, values);
  }, [orderId, fields, values, step.at]);

  usePageRestored(backToForm);

  function backToForm() {
    busy.current = false;
    setStep((now) => (now.at === 'loading' || (now.at === 'failed' && now.again !== 'form') ? now : { at: 'form' }));
  }

  async function pay(way: Way | undefined) {
    if (busy.current) return;
    busy.current = true;
    setStep({ at: 'sending' });
    const sent = sentValues(visibleFields(fields, values), values);
    const apiOrigin = new URL(document.documentElement.dataset.api ?? '/', location.href).origin;
    const expectedTotal = way?.totals?.total;
    const body = { orderId, fields: sent, ...(expectedTotal !== undefined && { expectedTotal }) };
    run(await makePayment(api, body, { schemes, apiOrigin }), way);
  }

  function run(outcome: Outcome, way: Way | undefined) {
    const later = way?.onDelivery ?? way?.transfer !== undefined;
    if (outcome.do === 'fail') {
      busy.current = false;
      setStep({
        at: 'failed',
        message: outcome.message,
        again: 'again' in outcome ? outcome.again : 'form',
        settled: 'settled' in outcome,
      });
      return;
    }
    if (outcome.do === 'sign-in') {
      goSignIn();
      return;
    }
    dropValues();
    if (outcome.do === 'to-orders') {
      if (later)
        toastOnNextPage({ title: text.placed, ...(way?.onDelivery && { text: text.placedLong }), kind: 'info' });
      else toastOnNextPage({ title: text.initiated, text: text.initiatedLong, kind: 'info' });
      setStep({ at: 'leaving', href: undefined, later });
      location.assign('/orders');
      return;
    }
    if (outcome.do === 'post') {
      setStep({ at: 'leaving', href: undefined });
      postTo(outcome.href, outcome.inputs);
      return;
    }
    if (outcome.do === 'go') setStep({ at: 'leaving', href: outcome.href, later });
    else setStep({ at: 'waiting', on: outcome });
    if (outcome.do === 'go' || outcome.do === 'open-app') location.assign(outcome.href);
  }

  const change = (name: string, value: string) => setValues((now) => new Map(now).set(name, value));
  return { orderId, fields, values, step, change, pay, load, backToForm };
}
