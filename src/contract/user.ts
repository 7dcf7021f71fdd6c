import * as z from 'zod/mini';
import { bareOrData, isObject, text } from './lenient.ts';

/** `{token}`, bare or under `data`; an answer without a token decodes to `token: ''`. */
export const AuthorizeAnswer = bareOrData(z.object({ token: z._default(text, '') }));

/** The result is not shown beyond success or failure (docs/behaviour.md section 7). */
export const DoneAnswer = z.transform((raw: unknown) => ({ success: !(isObject(raw) && raw.success === false) }));

/** GET /accountInfo: bare or under `data`. `createdAt` is ISO 8601. */
export const AccountAnswer = bareOrData(
  z.object({
    firstName: z._default(text, ''),
    lastName: z._default(text, ''),
    email: z._default(text, ''),
    createdAt: z._default(text, ''),
  }),
);

export type Account = z.output<typeof AccountAnswer>;
