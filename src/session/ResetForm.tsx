import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api-client/api-error.ts';
import { api } from './api.ts';
import { ResetForm as Form } from './forms.ts';
import { PasswordField } from './PasswordField.tsx';
import { dropResetToken, readResetToken } from './reset-token.ts';
import { failureText } from './failure-text.ts';
import { forgetPerson } from './store.ts';
import * as text from './text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { toast, toastOnNextPage } from '#ui/toasts.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/users/reset-password.ts';
import { useForm } from '#ui/forms/use-form.ts';

const LABELS = { password: text.newPassword, confirmPassword: text.confirmPassword };

/** Where the mailed link leads: a new password, then to the sign-in page. */
export default function ResetForm() {
  const token = useRef<string>(undefined);
  const [gone, setGone] = useState(false);

  useEffect(() => {
    token.current = readResetToken();
    setGone(!token.current);
  }, []);

  const { form, errors, refuse, sending } = useForm({
    schema: Form,
    async send({ password }, { leaveFor }) {
      if (!token.current) return;
      try {
        const { success } = await api(resetPasswordEndpoint, { body: { token: token.current, password } });
        if (!success) throw new Error(text.tryLater);
        dropResetToken();
        await forgetPerson();
        toastOnNextPage({ title: text.passwordChangedTitle, text: text.passwordChanged });
        leaveFor('/login');
      } catch (error) {
        // What else is refused with 400 is the password, and says so beside the field.
        const { status, fields } = error instanceof ApiError ? error : { status: undefined, fields: {} };
        if (status === 400 && fields.password) refuse({ password: fields.password });
        else if (status === 400) setGone(true);
        else toast({ title: text.error, text: await failureText(error), kind: 'error' });
      }
    },
  });

  if (gone)
    return (
      <div role="alert" className="grid gap-5">
        <p className="note note-wait">{text.linkGone}</p>
        <a href="/forgot-password" className="btn">
          {text.newLink}
        </a>
      </div>
    );
  return (
    <form {...form} method="post" className="grid gap-5">
      <ErrorSummary errors={errors} labels={LABELS} />
      <PasswordField label={text.newPassword} name="password" autoComplete="new-password" error={errors.password} />
      <PasswordField
        label={text.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <button type="submit" className="btn w-full" aria-disabled={sending}>
        {sending ? text.saving : text.savePassword}
      </button>
      <ConnectionNote busy={sending} />
    </form>
  );
}
