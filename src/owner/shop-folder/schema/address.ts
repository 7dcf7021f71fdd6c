import * as z from 'zod';
import { text } from './fields.ts';

const digits = z.int('must be a number of digits').min(1, 'must be at least 1').max(20, 'must be at most 20');

/** `address`: what a shipping address looks like (docs/decisions D251). */
export const AddressSection = z
  .strictObject({
    states: z
      .array(text(60), 'must be a list of states, or [] to ask for none')
      .max(200, 'must be at most 200 states')
      .optional()
      .describe('Choices of the state. Left out it is typed, in India chosen from its states; [] asks for none.'),
    stateLabel: text(40).optional().describe('What a state is called there, such as County.'),
    postalCode: z
      .array(
        z
          .string('must be a text in quotes, such as "99999"')
          .regex(/^[9A -]{2,12}$/, 'must be 9 for a digit and A for a letter, such as "99999" or "AA9 9AA"'),
        'must be a list of shapes, such as ["99999"]',
      )
      .min(1, 'must have a shape: leave it out instead')
      .max(12, 'must be at most 12 shapes')
      .optional()
      .describe('Shapes of a postal code: 9 is a digit, A a letter.'),
    phoneDigits: z
      .tuple([digits, digits], 'must be two numbers, such as [7, 13]')
      .refine(([least, most]) => least <= most, 'must have the smaller number first, such as [7, 13]')
      .optional()
      .describe('How many digits a phone number has at least and at most; in India without +91 or 0.'),
  })
  .optional()
  .describe('What a shipping address looks like. Without it India’s where terms.country is IN, else any.');
