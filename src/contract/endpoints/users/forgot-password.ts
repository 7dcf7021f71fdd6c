import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { emailField } from '../../user-fields.ts';

/**
 * POST /users/forgot-password (capability `passwordReset`): asks for a link by mail. The answer is the same for known
 * and unknown addresses.
 */
export const forgotPasswordEndpoint = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/users/forgot-password',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const forgotPasswordOnServer = onServer(forgotPasswordEndpoint, () => ({
  capability: 'passwordReset',
  body: z.object({ email: emailField() }),
  errors: { 501: ['not-offered'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    forgotPassword: typeof forgotPasswordOnServer;
  }
}
