import { failure, fine, type Finding, warning } from './finding.ts';
import { originForMail } from '../new-orders/origin-for-mail.ts';
import { missingHosts } from '../stores/store-reach.ts';
import { companyEmail } from '#store-api/shop/mail/mail-sender.ts';
import { toMailable } from '#store-api/shop/mail/mail-address.ts';
import { explainMailFailure } from '#store-api/shop/mail/mail-failure.ts';
import { verifySmtp } from '#store-api/shop/mail/mail-transport.ts';
import { withTimeout } from '#store-api/shop/payments/with-timeout.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { isLoopback } from '#lib/urls.ts';
import { settingsOption } from '#environment/settings-file.ts';
import type { Environment } from '#environment.ts';

/** Does the mail server answer, and take user and password? No mail is sent. */
export async function checkMail(
  { SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>,
  milliseconds: number,
): Promise<Finding[]> {
  if (!SMTP_URL)
    return [
      warning(
        'mail',
        `SMTP_URL is not set: mails are files in ${DATA_DIR}/outbox, and customers get none`,
        `Set SMTP_URL, then: npm run store -- test-mail ADDRESS${settingsOption()}`,
      ),
    ];
  try {
    await withTimeout(milliseconds, () => verifySmtp(SMTP_URL, milliseconds));
    return [fine('mail', `${new URL(SMTP_URL).host} answers`)];
  } catch (error) {
    const { what, advice } = explainMailFailure(error, SMTP_URL);
    return [failure('mail', what, advice)];
  }
}

/** Mail servers refuse an address that is none. */
export function checkSender(store: Store, { MAIL_FROM, SMTP_URL }: Environment): Finding[] {
  if (!SMTP_URL || MAIL_FROM || store.settings.mail?.address || toMailable(companyEmail(store))) return [];
  return [
    warning(
      'mail',
      `${store.id}: mails have no address that they come from`,
      'Set MAIL_FROM, or mail.address or company.email in store.yaml.',
    ),
  ];
}

/** Without an origin links in mails lead to a host that the store lists. One that no name leads to is told as such. */
export function checkMailLinks(store: Store, count: number, environment: Environment): Finding[] {
  const { id, origin, hosts } = store;
  const isNamed = origin === undefined ? !hosts.every(isLoopback) : !isLoopback(new URL(origin).host);
  if (isNamed || missingHosts(store, count, environment.STORE_ORIGIN)) return [];
  const here = originForMail(store, environment) ?? 'this machine';
  return [
    warning(
      'mail',
      origin === undefined
        ? `${id}: links in mails lead to ${here} for who orders on this machine, and mails to others have none, since no \
origin is set`
        : `${id}: links in mails lead to ${origin}, which only this machine reaches`,
      'Write origin, such as https://shop.example, into store.yaml, and apply it; or set STORE_ORIGIN.',
    ),
  ];
}
