import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { emailField, passwordField, personNameField } from '../../user-fields.ts';

/** POST /users/register: opens an account (docs/behaviour.md 5.register). 409 `email-taken` for a known address. */
export const registerEndpoint = {
  name: 'register',
  method: 'POST',
  path: '/users/register',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const registerOnServer = onServer(registerEndpoint, () => ({
  body: z.object({
    email: emailField(),
    password: passwordField(),
    firstName: personNameField('First name'),
    lastName: personNameField('Last name'),
  }),
  errors: { 409: ['email-taken'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    register: typeof registerOnServer;
  }
}
