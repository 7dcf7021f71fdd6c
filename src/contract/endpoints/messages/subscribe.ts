import * as z from 'zod/mini';
import { notFalse } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { isObject, optionalFlag } from '../../lenient.ts';
import { emailField } from '../../user-fields.ts';

/**
 * POST /newsletter (capability `newsletter`): stores the address. A second time is a success too. `toConfirm`: a link
 * is mailed to it, and it is on the list once that is confirmed; the same answer whether the address is known or not.
 * 501 `not-offered` where such a link cannot be mailed.
 */
export const subscribeEndpoint = {
  name: 'subscribe',
  method: 'POST',
  path: '/newsletter',
  bearer: false,
  answer: z.pipe(
    z.transform((raw: unknown): unknown => (isObject(raw) ? raw : {})),
    z.object({ success: notFalse, toConfirm: z.optional(optionalFlag) }),
  ),
} as const satisfies Endpoint;

export const subscribeOnServer = onServer(subscribeEndpoint, () => ({
  capability: 'newsletter',
  body: z.object({ email: emailField() }),
  errors: { 501: ['not-offered'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    subscribe: typeof subscribeOnServer;
  }
}
