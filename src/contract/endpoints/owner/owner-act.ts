import * as z from 'zod/mini';
import { linePiecesFields } from '../../bodies/order-lines.ts';
import { type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { OWNER_ACTS, OwnerPage } from '../../owner/owner-page.ts';
import { LinkBody } from '../orders/order-link.ts';
import { MAX_ORDER_LINES } from '#config.ts';

/**
 * POST /owner-links/act (capability `ownerLinks`): does what the owner says, and answers how it then stands. `number`
 * names a parcel, a return or a refund, `lines` some pieces; without them all that can be meant. 409 `changed` where it
 * does not stand as `seen` says any more, so that nothing is done twice, and `not-now` with the reason where it cannot
 * be done; 404 as ownerLink.
 */
export const ownerActEndpoint = {
  name: 'ownerAct',
  method: 'POST',
  path: '/owner-links/act',
  bearer: false,
  answer: bareOrData(OwnerPage),
} as const satisfies Endpoint;

/** `note` is kept, and of what shoppers are mailed also mailed; `unfit` are pieces that cannot be sold again. */
export const ownerActOnServer = onServer(ownerActEndpoint, () => {
  const short = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most, 'The text is too long')));
  const pieces = z.optional(z.array(z.object(linePiecesFields())).check(z.maxLength(MAX_ORDER_LINES)));
  return {
    capability: 'ownerLinks',
    body: z.object({
      token: LinkBody.shape.token,
      act: z.enum(OWNER_ACTS, 'There is no such act'),
      seen: z.int('Seen must be a whole number'),
      number: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
      ...{ note: short(500), carrier: short(100), tracking: short(100) },
      ...{ lines: pieces, unfit: pieces },
    }),
    errors: { 404: ['not-found'], 409: ['changed', 'not-now'], 422: ['invalid'] },
  };
});

export type OwnerActBody = BodyOf<'ownerAct'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    ownerAct: typeof ownerActOnServer;
  }
}
