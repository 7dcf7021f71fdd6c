import { useState } from 'react';
import { api } from './api.ts';
import { ForgotForm as Form } from './forms.ts';
import { failureText } from './failure-text.ts';
import * as text from './text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { toast } from '#ui/toasts.ts';
import { forgotPasswordEndpoint } from '#contract/endpoints/users/forgot-password.ts';
import { useForm } from '#ui/forms/use-form.ts';

/** Asks for a link to a new password; says the same whether there is an account or not. */
export default function ForgotForm() {
  const [sent, setSent] = useState(false);

  const { form, errors, sending } = useForm({
    schema: Form,
    async send(body) {
      setSent(false);
      try {
        const { success } = await api(forgotPasswordEndpoint, { body });
        if (!success) throw new Error(text.tryLater);
        setSent(true);
      } catch (error) {
        toast({ title: text.error, text: await failureText(error), kind: 'error' });
      }
    },
  });

  return (
    <form {...form} method="post" className="grid gap-5">
      <Field label={text.email} name="email" type="email" autoComplete="username" required error={errors.email} />
      <div role="status" className="empty:hidden">
        {sent && (
          <p className="note note-good">
            {text.linkSent} {text.linkMissing}
          </p>
        )}
      </div>
      <button type="submit" className="btn w-full" aria-disabled={sending}>
        {sending ? text.sending : sent ? text.sendAgain : text.sendLink}
      </button>
      <ConnectionNote busy={sending} />
    </form>
  );
}
