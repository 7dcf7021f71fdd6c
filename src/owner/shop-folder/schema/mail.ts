import * as z from 'zod';
import { text, yesOrNo } from './fields.ts';

const NO_ADDRESS = 'must be an e-mail address, such as orders@shop.example';
const address = z.email(NO_ADDRESS).optional();
const TIME = 'must be a time of the day in quotes, such as "07:00", or false';

/**
 * `mail`: whom the store's mails come from (docs/decisions D242), whether they carry links (D650), and who is mailed
 * what happens (D660).
 */
export const mail = z
  .strictObject({
    name: text(80).optional().describe('The store’s name without it.'),
    address: address.describe('Whom mails come from: your mail server has to send for it.'),
    replyTo: address.describe('Who gets the answers; without it, whom mails come from.'),
    links: yesOrNo
      .optional()
      .describe(
        'false: no mail has a link that acts: to pay, cancel or return without a sign-in, or by which you act.',
      ),
    owners: z
      .array(z.email(NO_ADDRESS), 'must be a list of e-mail addresses')
      .min(1, 'must name an address: leave it out instead')
      .max(20, 'must have at most 20 addresses')
      .optional()
      .describe('Who is mailed of orders, returns, refunds and messages; without it the company’s address.'),
    summary: z
      .union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME), z.literal(false)], TIME)
      .optional()
      .describe('When the owners are mailed what is to be done that day; 07:00 without it, never with false.'),
  })
  .optional()
  .describe(
    'Whom the store’s mails come from; without it MAIL_FROM or the company’s address. Who is mailed what happens.',
  );
