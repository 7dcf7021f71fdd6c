import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { toOrder } from './order.ts';
import { OrderCard } from './OrderCard.tsx';
import * as text from './text.ts';
import { type Tracked, trackingProblem } from './track.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { api } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { toast } from '#ui/toasts.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { useForm } from '#ui/forms/use-form.ts';

const TrackingForm = z.object({
  id: z.string().check(z.trim(), z.minLength(1, text.enterNumber)),
  contact: z.string().check(z.trim(), z.minLength(1, text.enterContact)),
});

interface TrackFormProps {
  money: Money;
  dates: DateStyle;
  /** See contract/store/place-lines.ts. */
  placeLine?: string | undefined;
  /** See OrderCard. */
  tracks?: boolean | undefined;
  id: string;
  contact: string;
  tracked?: Tracked | undefined;
}

export default function TrackForm({ money, dates, placeLine, tracks, id, contact, tracked }: TrackFormProps) {
  const [result, setResult] = useState(tracked);

  const { form, errors, sending } = useForm({
    schema: TrackingForm,
    onInvalid: () => toast({ title: text.required, text: text.requiredLong, kind: 'error' }),
    async send({ id, contact }) {
      try {
        const wire = await api(orderEndpoint, { id, query: { contactInfo: contact } });
        setResult({ order: toOrder(wire, placeLine) });
        toast({ title: text.found, text: text.foundLong });
      } catch (error) {
        const problem = await trackingProblem(error);
        setResult({ problem });
        toast({ title: text.error, text: problem, kind: 'error' });
      }
    },
  });

  useEffect(() => {
    const field = form.ref.current?.querySelector<HTMLInputElement>('[name=contact]');
    if (!field || field.value || !isSignedIn()) return;
    api(accountInfoEndpoint).then(
      ({ email }) => {
        // An address that comes while the shopper types would mix with what they type.
        if (document.activeElement !== field) field.value ||= email;
      },
      () => undefined,
    );
  }, [form.ref]);

  return (
    <>
      <form {...form} method="get" action="/track-order" className="grid max-w-xl gap-5">
        <Field
          label={text.orderNumber}
          name="id"
          defaultValue={id}
          autoComplete="off"
          maxLength={200}
          required
          error={errors.id}
        />
        <Field
          label={text.emailOrPhone}
          name="contact"
          defaultValue={contact}
          autoComplete="email"
          maxLength={254}
          required
          error={errors.contact}
          hint={text.contactHint}
        />
        <button type="submit" className="btn" aria-disabled={sending}>
          {sending ? text.trackingNow : text.track}
        </button>
        <ConnectionNote busy={sending} />
      </form>
      <div className="mt-12 empty:hidden" aria-live="polite">
        {result && 'problem' in result && (
          <p role="alert" className="note note-bad max-w-xl">
            {result.problem}
          </p>
        )}
        {result && 'order' in result && <OrderCard order={result.order} money={money} dates={dates} tracks={tracks} />}
      </div>
    </>
  );
}
