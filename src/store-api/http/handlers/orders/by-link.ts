import { type Answer, refuse } from '#backends/serving/answer.ts';
import { limitLinks } from '../../limit-links.ts';
import type { RequestContext } from '../../app-context.ts';
import type { LinkPurpose } from '../../../shop/order-links/link-purpose.ts';
import { type OrderLink, readLink } from '../../../shop/order-links/read-link.ts';
import { findOrder, type OrderParts } from '../../../shop/orders/order-rows.ts';
import { mailsLinks } from '../../../shop/stores/mails-links.ts';
import type { EndpointName } from '#contract/endpoint.ts';

/** What a shopper asks of the order of a link, by a token that was valid a moment ago. */
interface AskedByLink {
  link: OrderLink;
  parts: OrderParts;
  by: { token: string; purpose: readonly LinkPurpose[] };
}

/**
 * Answers a call of a link that has to be good for one of these. All that are not are one 404, which counts for 429;
 * what acts has to look again once the order is locked (order-links/asker.ts).
 */
export async function answerByLink(
  context: RequestContext & { body: { token: string } },
  { name, purpose }: { name: EndpointName; purpose: readonly LinkPurpose[] },
  act: (asked: AskedByLink) => Promise<Answer>,
): Promise<Answer> {
  const { app, store, text, body } = context;
  const { token } = body;
  if (!mailsLinks(store)) return refuse(404, 'not-found', text.linkNotFound);
  return limitLinks(context, name, async (missing) => {
    const link = await readLink(app.db, { storeId: store.id, token, purpose, at: app.now().toISOString() });
    const parts = link && (await findOrder(app.db, store.id, link.orderId));
    return parts ? act({ link, parts, by: { token, purpose } }) : missing;
  });
}
