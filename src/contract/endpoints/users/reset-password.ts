import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { linkExpired } from '../../refusals/english.ts';
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

export const resetPasswordOnServer = onServer(resetPasswordEndpoint, () => ({
  capability: 'passwordReset',
  body: z.object({
    token: z.string(linkExpired).check(z.trim(), z.maxLength(200, linkExpired)),
    password: passwordField(),
  }),
  errors: { 400: ['link-expired'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    resetPassword: typeof resetPasswordOnServer;
  }
}
