import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import { newTicket } from '../stores/ticket.ts';
import { randomId } from '../../base/db/random-id.ts';
import type { EmailContent } from './templates/email-templates.ts';
import { emailsIn } from './mail-texts.ts';
import { formatMailAddress, type MailAddress, toMailable } from './mail-address.ts';
import { configuredTransport } from './mail-transport.ts';
import { type Answer, ok, toResponse, tryLater } from '#backends/serving/answer.ts';
import { clientAddress } from '#backends/serving/client-address.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { limitsFor } from '#backends/serving/limits/limits.ts';
import { openLimiters } from '#backends/serving/limits/open-limiters.ts';
import type { MailedStore, MailToStore } from '#backends/embedded-api.ts';
import { subscribeOnServer } from '#contract/endpoints/messages/subscribe.ts';
import { sendMessageOnServer } from '#contract/endpoints/messages/send-message.ts';
import { count } from '#counters.ts';
import type { Environment } from '#environment.ts';
import { oneFullStop } from '#lib/text/one-full-stop.ts';
import { trustedProxies } from '#lib/net/trusted-proxies.ts';
import { log } from '#log.ts';

interface Mail {
  content: EmailContent;
  replyTo: MailAddress;
}

/**
 * POST /contact and /newsletter for a store whose backend takes neither (docs/decisions D343): mailed to the store at
 * once and past any outbox, since this process has no database of that store. 429 after too many of one client, 503
 * when the mail server does not take it.
 */
export function openMailToStore(environment: Environment, now = () => new Date()): MailToStore {
  const transport = configuredTransport(environment);
  const isTrusted = trustedProxies(environment.TRUSTED_PROXIES);
  // Like those of the embedded API without PostgreSQL: of this process, or of all workers.
  const limiters = openLimiters(limitsFor(0));

  return async (path, body, { store, sender }) => {
    const isMessage = path === '/contact';
    const peer = clientAddress(sender.peer, sender.forwardedFor ?? null, isTrusted);
    const refused = await limitCall(
      limiters,
      isMessage ? 'sendMessage' : 'subscribe',
      { scope: store.email, peer },
      shopRefusals(),
    );
    return toResponse(refused ?? (await send(store, isMessage ? ofMessage(store, body) : ofSubscription(store, body))));
  };

  async function send({ name, email }: MailedStore, { content, replyTo }: Mail): Promise<Answer> {
    const [recipient, answerTo] = [toMailable(email), toMailable(replyTo.address)];
    const at = now().toISOString();
    try {
      if (!recipient) throw new Error('the store has no address that can be mailed');
      await transport({
        store_id: '',
        id: randomId('mail'),
        sender: environment.MAIL_FROM ?? formatMailAddress({ name, address: recipient }),
        recipient,
        reply_to: answerTo ? formatMailAddress({ name: replyTo.name, address: answerTo }) : null,
        subject: content.subject,
        text: oneFullStop(content.text, name),
        ...{ created_at: at, expires_at: at, next_at: null, attempts: 0, sent_at: null, last_error: null },
      });
    } catch (error) {
      count('mails_failed');
      log.error({ err: error }, 'a message to the store could not be mailed');
      return tryLater(60, 503, 'not-mailed', shopRefusals().notMailed);
    }
    count('mails_sent');
    return ok({ success: true }, 201);
  }
}

function ofMessage({ name }: MailedStore, body: string): Mail {
  const message = sendMessageOnServer.body.parse(JSON.parse(body));
  return {
    content: emailsIn(shopLanguage()).contactMessageEmail({ shop: name, ticket: newTicket(), message }),
    replyTo: { name: message.name, address: message.email },
  };
}

function ofSubscription({ name }: MailedStore, body: string): Mail {
  const { email } = subscribeOnServer.body.parse(JSON.parse(body));
  return {
    content: emailsIn(shopLanguage()).newsletterRequestEmail({ shop: name, email }),
    replyTo: { name: '', address: email },
  };
}
