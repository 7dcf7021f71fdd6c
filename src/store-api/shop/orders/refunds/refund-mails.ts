import { findOrder } from '../order-rows.ts';
import { mailedLink } from '../notify/mailed-link.ts';
import { trackingLink } from '../notify/order-facts.ts';
import { orderName } from '../order-name.ts';
import { notifyStore } from '../notify/notify-store.ts';
import type { Money } from './refund-causes.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { addMail } from '../../mail/add-mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { orderEmailsIn } from '../../mail/mail-texts.ts';
import type { refundedEmail } from '../../mail/templates/refund-templates.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { formatMoney } from '#lib/money.ts';
import { toRupees } from '#lib/minor-units.ts';

export type RefundWay = Parameters<typeof refundedEmail>[0]['way'];

/** To the customer: money of the order is returned. */
export async function notifyOfRefund(
  trx: Trx,
  app: MailContext,
  store: Store,
  orderId: string,
  { amountPaise, currency, way, documents }: Money & { way: RefundWay; documents?: readonly string[] | undefined },
): Promise<void> {
  const order = (await findOrder(trx, store.id, orderId))?.order;
  if (!order) return;
  const id = orderName(order);
  const amount = formatMoney(toRupees(amountPaise), { currency, locale: store.locale });
  const facts = {
    shop: store.name,
    id,
    amount,
    way,
    link: trackingLink(order),
    opens: await mailedLink(trx, app, store, order),
  };
  const content = orderEmailsIn(store.language).refundedEmail(facts);
  await addMail(trx, app, { store, to: order.email, content, documents });
}

/** To the store: money came that is to be returned, or looked into. */
export async function notifyStoreOfRefund(
  trx: Trx,
  app: MailContext,
  store: Store,
  orderId: string,
  cause: string,
): Promise<void> {
  await notifyStore(trx, app, { store, orderId }, (facts) =>
    orderEmailsIn(store.language).refundEmail({ ...facts, cause }),
  );
}

/** To the store: a gateway refused a refund, or does not say what became of it. */
export async function notifyStoreOfTrouble(
  trx: Trx,
  app: MailContext,
  store: Store,
  orderId: string,
  { cause, isLate }: { cause: string; isLate: boolean },
): Promise<void> {
  await notifyStore(trx, app, { store, orderId }, (facts) =>
    orderEmailsIn(store.language).refundTroubleEmail({ ...facts, cause, isLate }),
  );
}
