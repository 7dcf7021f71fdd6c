import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { emailField } from '../../user-fields.ts';

/** POST /newsletter (capability `newsletter`): stores the address. A second time is a success too. */
export const subscribeEndpoint = {
  name: 'subscribe',
  method: 'POST',
  path: '/newsletter',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const subscribeOnServer = onServer(subscribeEndpoint, () => ({
  capability: 'newsletter',
  body: z.object({ email: emailField() }),
  errors: {},
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    subscribe: typeof subscribeOnServer;
  }
}
