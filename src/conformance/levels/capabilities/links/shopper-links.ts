import { capability } from '../capability.ts';
import { cancelLinkedEndpoint } from '#contract/endpoints/orders/cancel-linked.ts';
import { openLinkedEndpoint } from '#contract/endpoints/orders/open-linked.ts';
import { payLinkedEndpoint } from '#contract/endpoints/orders/pay-linked.ts';
import { returnLinkedEndpoint } from '#contract/endpoints/orders/return-linked.ts';
import { sendLinkEndpoint } from '#contract/endpoints/orders/send-link.ts';

/** Whoever guesses learns nothing and does nothing; whether there is such an order, nobody is told. */
export const shopperLinks = capability(
  'shopperLinks',
  'tries a link that was never mailed',
  async (visit) => {
    const token = 'no-such-link';
    const lines = [{ line: 0, quantity: 1 }];
    const refusal = { statuses: [404], what: 'a link that was never mailed' };
    await visit.refused(
      openLinkedEndpoint,
      { body: { token } },
      { ...refusal, shop: 'shows somebody an order that is not theirs' },
    );
    await visit.refused(
      payLinkedEndpoint,
      { body: { token, fields: {} } },
      { ...refusal, shop: 'says that it is paid' },
    );
    await visit.refused(cancelLinkedEndpoint, { body: { token, lines } }, { ...refusal, shop: 'says it is cancelled' });
    await visit.refused(
      returnLinkedEndpoint,
      { body: { token, kind: 'return', lines } },
      { ...refusal, shop: 'says that a return is asked for' },
    );
    await visit.read(sendLinkEndpoint, { body: { order: 'no-such-order' } });
    return undefined;
  },
  { write: true },
);
