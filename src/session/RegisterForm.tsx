import { useState } from 'react';
import { api } from './api.ts';
import { RegisterForm as Form } from './forms.ts';
import { PasswordField } from './PasswordField.tsx';
import { isEmailTaken, registerFailure } from './failure-text.ts';
import { afterRegistration } from './guard.ts';
import { keepRegisteredEmail } from './registered-email.ts';
import * as text from './text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { toast, toastOnNextPage } from '#ui/toasts.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';
import { useForm } from '#ui/forms/use-form.ts';

const LABELS = {
  firstName: text.firstName,
  lastName: text.lastName,
  email: text.email,
  password: text.password,
  confirmPassword: text.confirmPassword,
};

export default function RegisterForm() {
  const [banner, setBanner] = useState('');
  const { form, errors, sending } = useForm({
    schema: Form,
    onInvalid({ email }) {
      if (email) toast({ title: text.invalidEmailTitle, text: text.invalidEmail, kind: 'error' });
    },
    async send({ firstName, lastName, email, password }, { leaveFor }) {
      setBanner('');
      try {
        const { success } = await api(registerEndpoint, {
          body: { firstName, lastName, email: email.trim().toLowerCase(), password },
        });
        if (!success) throw new Error(text.registerFailed);
        toastOnNextPage({ title: text.registered });
        keepRegisteredEmail(email.trim().toLowerCase());
        leaveFor(afterRegistration(location.search));
      } catch (error) {
        const words = await registerFailure(error);
        setBanner(isEmailTaken(error) ? words : text.registerBanner);
        toast({ title: text.registerError, text: words, kind: 'error' });
      }
    },
  });

  return (
    <form {...form} method="post" className="grid gap-5">
      {banner && (
        <p role="alert" className="note note-bad">
          {banner}
        </p>
      )}
      <ErrorSummary errors={errors} labels={LABELS} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text.firstName} name="firstName" autoComplete="given-name" required error={errors.firstName} />
        <Field label={text.lastName} name="lastName" autoComplete="family-name" required error={errors.lastName} />
      </div>
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        hint={text.emailHint}
      />
      <PasswordField label={text.password} name="password" autoComplete="new-password" error={errors.password} />
      <PasswordField
        label={text.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <button type="submit" className="btn w-full" aria-disabled={sending}>
        {sending ? text.creatingAccount : text.createAccount}
      </button>
      <ConnectionNote busy={sending} />
    </form>
  );
}
