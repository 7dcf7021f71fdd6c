import { NO_PRODUCT } from '../level.ts';
import { lineOf, lineToBuy } from '../orders/place.ts';
import { capability } from './capability.ts';
import { madeUpEmail } from '../../made-up-email.ts';
import { toItem } from '#cart/order-item.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { requestStockEndpoint } from '#contract/endpoints/catalog/request-stock.ts';
import { confirmSubscriptionEndpoint } from '#contract/endpoints/messages/confirm-subscription.ts';
import { sendMessageEndpoint } from '#contract/endpoints/messages/send-message.ts';
import { subscribeEndpoint } from '#contract/endpoints/messages/subscribe.ts';
import { forgotPasswordEndpoint } from '#contract/endpoints/users/forgot-password.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/users/reset-password.ts';

export const newsletter = capability(
  'newsletter',
  'subscribes an address of example.com twice, which stays',
  async (visit) => {
    const body = { email: madeUpEmail() };
    await visit.read(subscribeEndpoint, { body });
    await visit.read(subscribeEndpoint, { body });
    return undefined;
  },
  { write: true },
);

/** Whoever guesses puts nobody on the list. */
export const newsletterLinks = capability(
  'newsletterLinks',
  'tries a link that was never mailed',
  async (visit) => {
    await visit.refused(
      confirmSubscriptionEndpoint,
      { body: { token: 'no-such-link' } },
      { statuses: [404], what: 'a link that was never mailed', shop: 'says that an address is on the list' },
    );
    return undefined;
  },
  { write: true },
);

export const contact = capability(
  'contact',
  'sends the store one message',
  async (visit) => {
    await visit.read(sendMessageEndpoint, {
      body: {
        name: 'Conformance Test',
        email: madeUpEmail(),
        subject: 'A test of the API',
        message: 'npm run conformance has sent this. Nobody waits for an answer.',
      },
    });
    return undefined;
  },
  { write: true },
);

export const passwordReset = capability(
  'passwordReset',
  'asks for a link for an address without an account, and tries one that was never mailed',
  async (visit) => {
    await visit.read(forgotPasswordEndpoint, { body: { email: madeUpEmail() } });
    await visit.refused(
      resetPasswordEndpoint,
      { body: { token: 'no-such-link', password: 'a new password' } },
      { statuses: [400], what: 'a link that was never mailed', shop: 'says “Password changed” when it was not' },
    );
    return undefined;
  },
  { write: true },
);

/** Of a choice that can be ordered nothing is stored: it is refused. */
export const stockRequests = capability(
  'stockRequests',
  'asks to be told of a product that can be ordered, which has to be refused',
  async (visit) => {
    const line = await lineToBuy(visit);
    if (!line) return NO_PRODUCT;
    const body = { email: madeUpEmail() };
    await visit.refused(
      requestStockEndpoint,
      { id: 'conformance-no-such-product', body },
      { statuses: [404], what: 'a product that is not there', shop: 'promises a mail that never comes' },
    );
    // Read now: this run may have ordered the last pieces of what was there when it began.
    const product = await visit.read(productEndpoint, { id: line.id });
    const available = product && lineOf(product.value);
    if (!available) return undefined;
    const { size, color } = toItem(available);
    await visit.refused(
      requestStockEndpoint,
      { id: line.id, body: { ...body, size, color } },
      {
        statuses: [409],
        what: 'a choice that can be ordered now',
        shop: 'promises a mail to who could order at once',
        severity: 'warning',
      },
    );
    return undefined;
  },
  { write: true },
);
