import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { OwnerPage } from '../../owner/owner-page.ts';
import { LinkBody } from '../orders/order-link.ts';

/**
 * POST /owner-links (capability `ownerLinks`): what a link of a mail to the store shows, and what can be done now. It
 * changes nothing; the token stands in the body, since addresses are logged. 404 alike when the link never was, is too
 * old, was revoked or is a shopper's.
 */
export const ownerLinkEndpoint = {
  name: 'ownerLink',
  method: 'POST',
  path: '/owner-links',
  bearer: false,
  answer: bareOrData(OwnerPage),
} as const satisfies Endpoint;

export const ownerLinkOnServer = onServer(ownerLinkEndpoint, () => ({
  capability: 'ownerLinks',
  body: LinkBody,
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    ownerLink: typeof ownerLinkOnServer;
  }
}
