import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { toOrder } from './order.ts';
import { OrderCard } from './OrderCard.tsx';
import * as text from './text.ts';
import { type Tracked, trackingProblem } from './track.ts';
import type { Money } from '#lib/money.ts';
import { api } from '#session/api.ts';
import { formValues } from '#session/forms.ts';
import { isSignedIn } from '#session/store.ts';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { toast } from '#ui/toasts.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';

interface TrackFormProps {
  money: Money;
  id: string;
  contact: string;
  tracked?: Tracked | undefined;
}

export default function TrackForm({ money, id, contact, tracked }: TrackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState(tracked);
  const [missing, setMissing] = useState<Record<string, string>>({});

  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=contact]');
    if (!field || field.value || !isSignedIn()) return;
    api(accountInfoEndpoint).then(
      ({ email }) => (field.value ||= email),
      () => undefined,
    );
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const { id = '', contact = '' } = trimmed(formValues(event.currentTarget));
    setMissing({
      ...(id ? {} : { id: text.enterNumber }),
      ...(contact ? {} : { contact: text.enterContact }),
    });
    if (!id || !contact) {
      toast({ title: text.required, text: text.requiredLong, kind: 'error' });
      focusFirstError(form.current);
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      setResult({ order: toOrder(await api(orderEndpoint, { id, query: { contactInfo: contact } })) });
      toast({ title: text.found, text: text.foundLong });
    } catch (error) {
      const problem = trackingProblem(error);
      setResult({ problem });
      toast({ title: text.error, text: problem, kind: 'error' });
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return (
    <>
      <form ref={form} method="get" action="/track-order" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
        <Field
          label={text.orderNumber}
          name="id"
          defaultValue={id}
          autoComplete="off"
          maxLength={200}
          required
          error={missing.id}
        />
        <Field
          label={text.emailOrPhone}
          name="contact"
          defaultValue={contact}
          autoComplete="email"
          maxLength={254}
          required
          error={missing.contact}
          hint={text.contactHint}
        />
        <button type="submit" className="btn" aria-disabled={sending}>
          {sending ? text.trackingNow : text.track}
        </button>
      </form>
      <div className="mt-12 empty:hidden" aria-live="polite">
        {result && 'problem' in result && (
          <p role="alert" className="note note-bad max-w-xl">
            {result.problem}
          </p>
        )}
        {result && 'order' in result && <OrderCard order={result.order} money={money} />}
      </div>
    </>
  );
}

function trimmed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}
