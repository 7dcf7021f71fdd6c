import * as z from 'zod/mini';
import { type AnswerOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, orElse, text } from '../../lenient.ts';

/** GET /accountInfo (docs/behaviour.md 7.account): whose token it is. `createdAt` is ISO 8601. */
export const accountInfoEndpoint = {
  name: 'accountInfo',
  method: 'GET',
  path: '/accountInfo',
  bearer: true,
  answer: bareOrData(
    z.object({
      firstName: orElse(text, ''),
      lastName: orElse(text, ''),
      email: orElse(text, ''),
      createdAt: orElse(text, ''),
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
