import * as z from 'zod/mini';
import { type AnswerOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, text } from '../../lenient.ts';

/** GET /accountInfo (docs/behaviour.md 7.account): whose token it is. `createdAt` is ISO 8601. */
export const accountInfoEndpoint = {
  name: 'accountInfo',
  method: 'GET',
  path: '/accountInfo',
  bearer: true,
  answer: bareOrData(
    z.object({
      firstName: z._default(text, ''),
      lastName: z._default(text, ''),
      email: z._default(text, ''),
      createdAt: z._default(text, ''),
    }),
  ),
} as const satisfies Endpoint;

export const accountInfoOnServer = onServer(accountInfoEndpoint, () => ({ errors: {} }));

export type Account = AnswerOf<'accountInfo'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    accountInfo: typeof accountInfoOnServer;
  }
}
