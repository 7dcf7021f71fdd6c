import type { Trx } from '../../../base/db/transact.ts';
import { addMail } from '../../mail/add-mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { companyEmail } from '../../mail/mail-sender.ts';
import { orderEmailsIn } from '../../mail/mail-texts.ts';
import { factsOf } from '../../orders/notify/order-facts.ts';
import { findOrder } from '../../orders/order-rows.ts';
import type { Store } from '../../stores/store-of-host.ts';

/** To the store: there is a payment to look for. */
export async function mailReferenceToCheck(
  trx: Trx,
  app: MailContext,
  { store, orderId, reference }: { store: Store; orderId: string; reference: string },
): Promise<void> {
  const owner = companyEmail(store);
  const parts = owner ? await findOrder(trx, store.id, orderId) : undefined;
  if (!parts) return;
  const content = orderEmailsIn(store.language).referenceToCheckEmail({ ...factsOf(store, parts), reference });
  await addMail(trx, app, { store, to: owner, content });
}
