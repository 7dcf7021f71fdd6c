import * as z from 'zod';
import { amount } from '../amounts.ts';
import { text } from '../fields.ts';
import { postalCodes } from '../places.ts';

const REFUSED = 'must be a whole number of parcels, such as 2';
const HOURS = 'must be a whole number of hours, such as 48';

/** `payOnDelivery`: who may pay when the goods come, and what that costs (docs/decisions D456). */
export const payOnDelivery = z
  .strictObject(
    {
      label: text(60).optional().describe('What shoppers read; “Payment on delivery” without it.'),
      fee: amount.optional().describe('What it costs beside the order; nothing without it.'),
      upTo: amount.optional().describe('The largest total, before the fee, that is collected.'),
      notServed: postalCodes.describe('Beginnings of postal codes where nothing is collected, in quotes.'),
      maxRefusedParcels: z
        .int(REFUSED)
        .min(0, REFUSED)
        .max(1_000, 'must be at most 1000 parcels')
        .optional()
        .describe('How many parcels a customer may have refused and still pay like this.'),
      confirm: z
        .literal(true, 'must be true; without the line nobody is asked')
        .optional()
        .describe('The shopper is mailed a link, and confirms the order by it before you pack it.'),
      confirmHours: z
        .int(HOURS)
        .min(1, HOURS)
        .max(720, 'must be at most 720 hours')
        .optional()
        .describe('Within how many hours; 48 without. After that the order is cancelled.'),
    },
    'must have a line below it, such as fee: 0',
  )
  .optional()
  .describe('Payment on delivery; without it, every order is paid before it is sent.');
