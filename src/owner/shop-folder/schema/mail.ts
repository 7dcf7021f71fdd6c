import * as z from 'zod';
import { text, yesOrNo } from './fields.ts';

const address = z.email('must be an e-mail address, such as orders@shop.example').optional();

/** `mail`: whom the store's mails come from (docs/decisions D242), and whether they carry links (D650). */
export const mail = z
  .strictObject({
    name: text(80).optional().describe('The store’s name without it.'),
    address: address.describe('Whom mails come from: your mail server has to send for it.'),
    replyTo: address.describe('Who gets the answers; without it, whom mails come from.'),
    links: yesOrNo
      .optional()
      .describe('no: mails about an order carry no link by which it is paid, cancelled or returned without a sign-in.'),
  })
  .optional()
  .describe('Whom the store’s mails come from; without it MAIL_FROM or the company’s address.');
