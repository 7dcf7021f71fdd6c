import * as z from 'zod/mini';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, orElse, text } from '../../lenient.ts';
import { emailField, passwordField } from '../../user-fields.ts';

/**
 * POST /users/authorize: signs in (docs/behaviour.md 5.login). Answers `{token}`, bare or under `data`, valid for 24
 * hours, or 30 days with `rememberMe` (capability `remember`); an answer without a token decodes to `token: ''`.
 */
export const authorizeEndpoint = {
  name: 'authorize',
  method: 'POST',
  path: '/users/authorize',
  bearer: false,
  answer: bareOrData(z.object({ token: orElse(text, '') })),
} as const satisfies Endpoint;

export const authorizeOnServer = onServer(authorizeEndpoint, () => ({
  body: z.object({ email: emailField(), password: passwordField(), rememberMe: z.optional(z.boolean()) }),
  errors: { 401: ['bad-credentials'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    authorize: typeof authorizeOnServer;
  }
}
