import * as z from 'zod/mini';
import { MAX_PASSWORD, MIN_NAME, MIN_PASSWORD } from '#config.ts';
import { EMAIL, MAX_EMAIL } from './email-address.ts';

/**
 * Fields of the bodies that servers read. Functions, so that browsers do not load them with the endpoints.
 */

/**
 * An address of the spec's simple shape (docs/behaviour.md 5.login), trimmed and lowercased; at most 254 characters,
 * beyond which nothing else is looked at.
 */
export function emailField() {
  return z
    .string('Email is required')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(MAX_EMAIL, { error: 'Invalid email address', abort: true }),
      z.regex(EMAIL, 'Invalid email address'),
    );
}

export function passwordField() {
  return z
    .string('Password is required')
    .check(
      z.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
      z.maxLength(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`),
    );
}

export function personNameField(label: string) {
  return z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(MIN_NAME, `${label} must be at least ${MIN_NAME} characters`),
      z.maxLength(100, `${label} is too long`),
    );
}
