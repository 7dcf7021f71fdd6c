import { announce } from './announce.ts';
import type { Trx } from '../../base/db/transact.ts';
import type { SendMessageBody } from '#contract/endpoints/messages/send-message.ts';

/** Announces that somebody wrote through the contact form. */
export function announceMessage(
  trx: Trx,
  { storeId, ticket, at }: { storeId: string; ticket: string; at: string },
  { name, email, subject, message }: SendMessageBody,
): void {
  const data = { message: { ticket, name, email, subject, text: message } };
  announce(trx, { storeId, event: 'message.received', at, email, read: () => Promise.resolve(data) });
}
