import * as emails from './templates/email-templates.ts';
import * as orderEmails from './templates/order-templates.ts';
import * as returnEmails from './templates/return-templates.ts';
import { textsIn } from '#translations/texts-in.ts';

/** The mails of a store, in its language. */
export const emailsIn = textsIn('emails', emails);
export const orderEmailsIn = textsIn('orderEmails', orderEmails);
export const returnEmailsIn = textsIn('returnEmails', returnEmails);
