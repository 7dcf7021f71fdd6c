import * as z from 'zod';
import { amount } from './amounts.ts';
import { text } from './fields.ts';

const only = (what: string) => z.literal(true, `must be true; without the line ${what}`).optional();

/** `returns`: what shoppers change of their orders by themselves (docs/decisions D557). */
export const returns = z
  .strictObject(
    {
      online: only('who sends something back writes to you').describe(
        'Shoppers ask for a return on the page of their order; terms.returnDays says until when.',
      ),
      cancel: z
        .boolean('must be true or false')
        .optional()
        .describe('They cancel what you have not packed; without the line, where online is there.'),
      exchange: only('nothing is exchanged').describe('They may have another size of the same instead.'),
      fee: amount.optional().describe('What the way back costs the shopper, once a return; nothing without it.'),
      never: z
        .array(text(60), 'must be a list of categories')
        .max(100, 'must be at most 100 categories')
        .optional()
        .describe('Categories whose products do not come back.'),
      delivery: only('it stays paid').describe(
        'Who withdraws from all of an order, as the law of the EU has it, gets back delivery and fees too.',
      ),
    },
    'must have a line below it, such as online: true',
  )
  .optional()
  .describe('What shoppers change of their orders by themselves; without it they write to you.');
