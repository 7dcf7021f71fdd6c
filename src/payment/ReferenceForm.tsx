import { useState, type SubmitEvent } from 'react';
import * as text from './text.ts';
import { withQuery } from '#lib/urls.ts';
import { readBankReference } from '#contract/bank-reference.ts';
import { paymentReferenceEndpoint } from '#contract/endpoints/payments/payment-reference.ts';
import { ApiError } from '#api-client/api-error.ts';
import { api, goSignIn } from '#session/api.ts';
import { failureText } from '#session/failure-text.ts';
import { Field } from '#ui/forms/Field.tsx';
import { formValues } from '#ui/forms/form-values.ts';

/** What the bank calls the payment, by which the store finds it (docs/behaviour.md 10.reference). */
export function ReferenceForm({ orderId }: { orderId: string }) {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const { reference: typed = '' } = formValues(event.currentTarget);
    const reference = readBankReference(typed);
    if (reference === undefined) {
      setError(text.referenceWrong);
      return;
    }
    setError(undefined);
    setSending(true);
    api(paymentReferenceEndpoint, { body: { orderId, reference } }).then(
      () => location.assign(withQuery('/order-success', { orderId })),
      async (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 401) return goSignIn();
        setError(await failureText(failure));
        setSending(false);
      },
    );
  }

  return (
    <form onSubmit={send} noValidate className="grid w-full max-w-sm gap-3 text-left">
      <Field
        label={text.referenceLabel}
        name="reference"
        hint={text.referenceHint}
        error={error}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className="btn" aria-disabled={sending}>
        {text.sendReference}
      </button>
    </form>
  );
}
