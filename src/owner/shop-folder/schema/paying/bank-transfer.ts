import * as z from 'zod';
import { missingOr, text } from '../fields.ts';
import { isIban } from '#lib/text/iban.ts';

const IBAN = 'must be an IBAN, such as DE89 3704 0044 0532 0130 00';
const MISTYPED_IBAN = 'is no IBAN: a sign is wrong, or two have changed places';
const BIC = 'must be a BIC of 8 or 11 letters and digits, such as COBADEFFXXX';
const DAYS = 'must be a whole number of days, such as 7';

/** A country, two digits and what a bank has. */
const hasShapeOfIban = (iban: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban);
const withoutBlanks = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** `bankTransfer`: the account to which shoppers transfer what they owe (docs/decisions D631). */
export const bankTransfer = z
  .strictObject(
    {
      label: text(60).optional().describe('What shoppers read; “Bank transfer” without it.'),
      holder: text(70).describe('Whose account it is.'),
      iban: z
        .string({ error: missingOr(IBAN) })
        .transform(withoutBlanks)
        .refine(isIban, { error: ({ input }) => (hasShapeOfIban(String(input)) ? MISTYPED_IBAN : IBAN) })
        .optional()
        .describe('The number of the account.'),
      bic: z
        .string({ error: missingOr(BIC) })
        .transform(withoutBlanks)
        .refine((bic) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), BIC)
        .optional()
        .describe('The bank, for transfers from other countries.'),
      account: z
        .array(
          z.strictObject({ label: text(40), value: text(70) }),
          'must be a list of lines, each with label and value',
        )
        .max(8, 'must have at most 8 lines')
        .optional()
        .describe('What banks ask for where there is no IBAN, such as an account number and a sort code.'),
      days: z
        .int(DAYS)
        .min(1, DAYS)
        .max(60, 'must be at most 60 days')
        .optional()
        .describe('How long the money is awaited; 7 without. After that the order is cancelled.'),
      note: text(300).optional().describe('A sentence of yours below the account.'),
    },
    'must have lines below it, such as holder: My Shop',
  )
  .refine(({ iban, account = [] }) => iban !== undefined || account.length > 0, {
    error: 'must have an iban, or account with the lines that banks ask for',
  })
  .optional()
  .describe('Payment by bank transfer before the order is sent; without it, nobody pays like that.');
