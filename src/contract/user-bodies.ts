import * as z from 'zod/mini';
import { MAX_PASSWORD, MIN_NAME, MIN_PASSWORD } from '#config.ts';
import { EMAIL, MAX_EMAIL } from './email-address.ts';

/**
 * An address of the spec's simple shape (docs/behaviour.md 5.login), trimmed and lowercased; at most 254 characters,
 * beyond which nothing else is looked at.
 */
export const Email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL, { error: 'Invalid email address', abort: true }),
    z.regex(EMAIL, 'Invalid email address'),
  );

export const Password = z
  .string('Password is required')
  .check(
    z.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
    z.maxLength(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`),
  );

const personName = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(MIN_NAME, `${label} must be at least ${MIN_NAME} characters`),
      z.maxLength(100, `${label} is too long`),
    );

/** POST /users/authorize. `rememberMe` (capability `remember`) makes the token last 30 days instead of 24 hours. */
export const AuthorizeBody = z.object({ email: Email, password: Password, rememberMe: z.optional(z.boolean()) });

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
  token: z
    .string('This link is no longer valid. Please ask for a new one.')
    .check(z.trim(), z.maxLength(200, 'This link is no longer valid. Please ask for a new one.')),
  password: Password,
});

export type RegisterBody = z.input<typeof RegisterBody>;
export type AuthorizeBody = z.input<typeof AuthorizeBody>;
