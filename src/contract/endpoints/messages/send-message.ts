import * as z from 'zod/mini';
import { MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME, MAX_CONTACT_SUBJECT } from '#config.ts';
import { type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { notFalse } from '../../done.ts';
import { bareOrData, isObject, optionalText } from '../../lenient.ts';
import { emailField } from '../../user-fields.ts';

/**
 * POST /contact (capability `contact`): stores the message and mails it to the store. `ticket` is the number a person
 * can quote; a backend may have none.
 */
export const sendMessageEndpoint = {
  name: 'sendMessage',
  method: 'POST',
  path: '/contact',
  bearer: false,
  answer: z.pipe(
    z.transform((raw: unknown): unknown => (isObject(raw) ? raw : {})),
    bareOrData(
      z.object({
        success: notFalse,
        ticket: z.optional(optionalText),
      }),
    ),
  ),
} as const satisfies Endpoint;

/** The four fields of docs/behaviour.md 3.forms, trimmed. */
export const sendMessageOnServer = onServer(sendMessageEndpoint, () => ({
  capability: 'contact',
  body: z.object({
    name: required('Name', MAX_CONTACT_NAME),
    email: emailField(),
    subject: required('Subject', MAX_CONTACT_SUBJECT),
    message: required('Message', MAX_CONTACT_MESSAGE),
  }),
  errors: {},
}));

export type SendMessageBody = BodyOf<'sendMessage'>;

/** At least one character after trimming. */
function required(label: string, max: number) {
  return z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, `${label} must be at most ${max} characters`),
    );
}

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    sendMessage: typeof sendMessageOnServer;
  }
}
