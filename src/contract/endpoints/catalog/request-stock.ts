import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { emailField } from '../../user-fields.ts';

/**
 * POST /products/{id}/stock-requests (capability `stockRequests`): a mail is to go to this address, once, when the
 * choice can be ordered again. A second time is a success too. 409 `in-stock` when it can be ordered now, 404 for no
 * such product or choice.
 */
export const requestStockEndpoint = {
  name: 'requestStock',
  method: 'POST',
  path: '/products/:id/stock-requests',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const requestStockOnServer = onServer(requestStockEndpoint, () => ({
  capability: 'stockRequests',
  body: z.object({
    email: emailField(),
    size: z.optional(z.string().check(z.maxLength(100))),
    color: z.optional(z.string().check(z.maxLength(100))),
  }),
  errors: { 404: ['not-found'], 409: ['in-stock'], 501: ['not-offered'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    requestStock: typeof requestStockOnServer;
  }
}
