import { oneLine } from './mail-address.ts';

/** A failure of the mail server of SMTP_URL, and what to do about it. */
export interface MailFailure {
  what: string;
  advice: string;
}

/** In plain words, without user and password. `error` is nodemailer's, or one that has it as its cause. */
export function explainMailFailure(error: unknown, smtpUrl: string): MailFailure {
  const { host, hostname } = new URL(smtpUrl);
  const inner: unknown = error instanceof Error && !('code' in error) ? (error.cause ?? error) : error;
  const { code = '', message = String(inner) } = Object(inner) as { code?: string; message?: string };
  const said = oneLine(message).slice(0, 300);
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${said}`))
    return {
      what: `no address is found for the mail server ${hostname}.`,
      advice: 'Check the host in SMTP_URL, and that this machine reaches a name server.',
    };
  if (said.includes('ECONNREFUSED'))
    return {
      what: `nothing listens at ${host}.`,
      advice: 'Check host and port in SMTP_URL: mostly 465 with smtps://, 587 with smtp://.',
    };
  if (code === 'ETIMEDOUT' || /timed? ?out/i.test(said))
    return {
      what: `${host} does not answer in time.`,
      advice: 'Check host and port in SMTP_URL; many hosting companies block port 25, 465 and 587 stay open.',
    };
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return {
      what: `${host} refuses user or password: ${said}`,
      advice: 'Check user and password in SMTP_URL, with %40 for an @ in either of them.',
    };
  if (code === 'EENVELOPE')
    return {
      what: `${host} refuses the sender or the recipient: ${said}`,
      advice: 'Check the address, and that MAIL_FROM is one that this server may send for.',
    };
  if (code === 'EMESSAGE')
    return { what: `${host} refuses the mail: ${said}`, advice: 'Its answer says why; ask who runs that server.' };
  if (code === 'ETLS' || /\bSSL\b|TLS|certificate/i.test(said))
    return {
      what: `no secure connection to ${host}: ${said}`,
      advice: 'smtps:// is for port 465, smtp:// for port 587; the certificate must be for this host.',
    };
  return { what: `${host} says: ${said}`, advice: 'Check SMTP_URL.' };
}
