import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { passwordField } from '../../user-fields.ts';

/**
 * POST /users/reset-password (capability `passwordReset`): a new password with the `token` that the mailed link
 * carries. 400 `link-expired` when the link was used, is older than 30 minutes, or never was.
 */
export const resetPasswordEndpoint = {
  name: 'resetPassword',
  method: 'POST',
  path: '/users/reset-password',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

const EXPIRED = 'This link is no longer valid. Please ask for a new one.';

export const resetPasswordOnServer = onServer(resetPasswordEndpoint, () => ({
  capability: 'passwordReset',
  body: z.object({ token: z.string(EXPIRED).check(z.trim(), z.maxLength(200, EXPIRED)), password: passwordField() }),
  errors: { 400: ['link-expired'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    resetPassword: typeof resetPasswordOnServer;
  }
}
