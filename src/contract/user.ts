import * as z from 'zod/mini';
import { MAX_PASSWORD, MIN_NAME, MIN_PASSWORD } from '#config.ts';
import { EMAIL, MAX_EMAIL } from './email-address.ts';
import { bareOrData, isObject, text } from './lenient.ts';

/** An address of the spec's simple shape (section 5), trimmed and lowercased; at most 254 characters, beyond which nothing else is looked at. */
export const Email = z
  .string('Email is required')
  .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL, { error: 'Invalid email address', abort: true }), z.regex(EMAIL, 'Invalid email address'));

export const Password = z
  .string('Password is required')
  .check(
    z.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
    z.maxLength(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`),
  );

const personName = (label: string) =>
  z
    .string(`${label} is required`)
    .check(z.trim(), z.minLength(MIN_NAME, `${label} must be at least ${MIN_NAME} characters`), z.maxLength(100, `${label} is too long`));

/** POST /users/authorize. `rememberMe` (capability `remember`) makes the token last 30 days instead of 24 hours. */
export const AuthorizeBody = z.object({ email: Email, password: Password, rememberMe: z.optional(z.boolean()) });

/** `{token}`, bare or under `data`; an answer without a token decodes to `token: ''`. */
export const AuthorizeAnswer = bareOrData(z.object({ token: z._default(text, '') }));

/** POST /users/register. */
export const RegisterBody = z.object({
  email: Email,
  password: Password,
  firstName: personName('First name'),
  lastName: personName('Last name'),
});

/** POST /users/forgot-password (capability `passwordReset`): the same answer for known and unknown addresses. */
export const ForgotPasswordBody = z.object({ email: Email });

/** POST /users/reset-password (capability `passwordReset`): `token` is what the mailed link carries. */
export const ResetPasswordBody = z.object({
  token: z.string('This link is no longer valid. Please ask for a new one.').check(z.trim(), z.maxLength(200, 'This link is no longer valid. Please ask for a new one.')),
  password: Password,
});

/** The result is not shown beyond success or failure (spec section 7). */
export const DoneAnswer = z.transform((raw: unknown) => ({ success: !(isObject(raw) && raw.success === false) }));

/** GET /accountInfo: bare or under `data`. `createdAt` is ISO 8601. */
export const AccountAnswer = bareOrData(
  z.object({ firstName: z._default(text, ''), lastName: z._default(text, ''), email: z._default(text, ''), createdAt: z._default(text, '') }),
);

export type Account = z.output<typeof AccountAnswer>;
export type RegisterBody = z.input<typeof RegisterBody>;
export type AuthorizeBody = z.input<typeof AuthorizeBody>;
