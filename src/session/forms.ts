import * as text from './text.ts';
import * as z from 'zod/mini';
import { MIN_NAME, MIN_PASSWORD } from '#config.ts';
import { EMAIL, MAX_EMAIL } from '#contract/email-address.ts';

const email = z.string().check(
  z.trim(),
  z.maxLength(MAX_EMAIL, { error: text.emailInvalid, abort: true }),
  z.refine((typed: string) => EMAIL.test(typed), text.emailInvalid),
);
const password = z.string().check(z.minLength(MIN_PASSWORD, text.passwordShort(MIN_PASSWORD)));

/** The sign-in form (docs/behaviour.md 5.login). */
export const LoginForm = z.object({ email, password });

const passwordTwice = { password, confirmPassword: z.string() };
const sameTwice = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: text.passwordsDiffer,
    path: ['confirmPassword'],
    when: () => true,
  },
);

/** The registration form (docs/behaviour.md 5.register); 'Passwords do not match' stands at the confirm field. */
export const RegisterForm = z
  .object({
    firstName: z.string().check(z.trim(), z.minLength(MIN_NAME, text.firstNameShort(MIN_NAME))),
    lastName: z.string().check(z.trim(), z.minLength(MIN_NAME, text.lastNameShort(MIN_NAME))),
    email,
    ...passwordTwice,
  })
  .check(sameTwice);

/** The form of an address and no more. */
export const EmailForm = z.object({ email });

/** Asking for a link to a new password, and choosing it. */
export const ForgotForm = EmailForm;
export const ResetForm = z.object(passwordTwice).check(sameTwice);
