import * as z from 'zod/mini';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';
import { linkNotFound } from '../../refusals/english.ts';

/** The token that a mailed link carries. */
export const linkField = () => z.string(linkNotFound).check(z.trim(), z.maxLength(200, linkNotFound));

export const LinkBody = z.object({ token: linkField() });

/**
 * POST /order-links (capability `orderLinks`): the order of a mailed link, as its buyer reads it. It changes nothing;
 * the token stands in the body, since addresses are logged. 404 alike when the link never was, is too old or was
 * revoked.
 */
export const orderLinkEndpoint = {
  name: 'orderLink',
  method: 'POST',
  path: '/order-links',
  bearer: false,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const orderLinkOnServer = onServer(orderLinkEndpoint, () => ({
  capability: 'orderLinks',
  body: LinkBody,
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    orderLink: typeof orderLinkOnServer;
  }
}
