import { useRef, useState, type SubmitEvent } from 'react';
import { api } from './api.ts';
import { fieldErrors, ForgotForm as Form, formValues } from './forms.ts';
import { failureWords } from './failure-text.ts';
import * as text from './text.ts';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { toast } from '#ui/toasts.ts';
import { forgotPasswordEndpoint } from '#contract/endpoints/users/forgot-password.ts';

/** Asks for a link to a new password; says the same whether there is an account or not. */
export default function ForgotForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const read = Form.safeParse(formValues(event.currentTarget));
    setErrors(read.success ? {} : fieldErrors(read.error));
    if (!read.success) {
      focusFirstError(form.current);
      return;
    }
    setSending(true);
    setSent(false);
    try {
      const { success } = await api(forgotPasswordEndpoint, { body: read.data });
      if (!success) throw new Error(text.tryLater);
      setSent(true);
    } catch (error) {
      toast({ title: text.error, text: failureWords(error), kind: 'error' });
    }
    setSending(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
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
    </form>
  );
}
