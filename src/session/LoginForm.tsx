import { useEffect } from 'react';
import { api } from './api.ts';
import { LoginForm as Form } from './forms.ts';
import { afterSignIn } from './guard.ts';
import { PasswordField } from './PasswordField.tsx';
import { loginFailure } from './failure-text.ts';
import { fillRegisteredEmail } from './registered-email.ts';
import { signIn } from './store.ts';
import * as text from './text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { toast, toastOnNextPage } from '#ui/toasts.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { useForm } from '#ui/forms/use-form.ts';

const LABELS = { email: text.email, password: text.password };

/** `remembers`: does the backend read `rememberMe`? */
export default function LoginForm({ remembers }: { remembers: boolean }) {
  const { form, errors, sending } = useForm({
    schema: Form,
    async send(body, { values, leaveFor }) {
      try {
        const { token } = await api(authorizeEndpoint, {
          body: {
            ...body,
            ...(remembers && values.rememberMe ? { rememberMe: true } : {}),
          },
        });
        if (!token) throw new Error(text.tokenMissing);
        signIn(token, body.email);
        toastOnNextPage({ title: text.loggedIn });
        leaveFor(afterSignIn(location.search));
      } catch (error) {
        console.log('sign-in failed', error);
        toast({ title: text.error, text: await loginFailure(error), kind: 'error' });
      }
    },
  });

  useEffect(() => fillRegisteredEmail(form.ref.current), [form.ref]);

  return (
    <form {...form} method="post" className="grid gap-5">
      <ErrorSummary errors={errors} labels={LABELS} />
      <Field label={text.email} name="email" type="email" autoComplete="username" required error={errors.email} />
      <PasswordField label={text.password} name="password" autoComplete="current-password" error={errors.password} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="rememberMe" value="true" className="size-5 shrink-0" suppressHydrationWarning />
          {text.rememberMe}
        </label>
        <a href="/forgot-password" className="link py-2.5 text-sm">
          {text.forgotPassword}
        </a>
      </div>
      <button type="submit" className="btn w-full" aria-disabled={sending}>
        {sending ? text.signingIn : text.signIn}
      </button>
      <ConnectionNote busy={sending} />
    </form>
  );
}
