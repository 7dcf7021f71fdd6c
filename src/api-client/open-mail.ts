import type { MailToStore } from '#backends/embedded-api.ts';
import type { Environment } from '#environment.ts';

/** The mailer to stores; undefined without a mail server, and in a checkout without src/store-api. */
export async function openMail(environment: Environment): Promise<MailToStore | undefined> {
  if (!environment.SMTP_URL) return undefined;
  const found = import.meta.glob<{ openMailToStore: (environment: Environment) => MailToStore }>(
    '../store-api/shop/mail/mail-to-store.ts',
  );
  return (await Object.values(found)[0]?.())?.openMailToStore(environment);
}
