import * as z from 'zod';
import { text } from './fields.ts';

const MOST = 4;
const WHAT = 'must be a list of claims, each with a title; [] for none';

const claim = z.strictObject({
  title: text(40),
  text: text(200).optional().describe('What stands below the title.'),
});

/** `home.benefits`: a list, or titles with their texts. */
export const benefits = z
  .union([z.array(claim), z.record(text(40), text(200))], WHAT)
  .refine((claims) => Object.keys(claims).length <= MOST, `must have at most ${MOST} claims`)
  .optional()
  .describe('The claims of the home page, these and no others; [] for none.');
