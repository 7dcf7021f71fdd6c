import { isEmail } from '#contract/email-address.ts';
import { StartError } from '#environment.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** As accounts spell it; '' where none was given. @throws StartError for what is none */
export function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email !== '' && !isEmail(email)) throw new StartError(`'${stripped(typed)}' is no e-mail address.`);
  return email;
}
