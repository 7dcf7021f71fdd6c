import * as z from 'zod';
import { LONGEST_PREFIX } from '#store-api/shop/documents/next-number.ts';
import { amount, percent } from './amounts.ts';
import { date } from './date.ts';
import { missingOr, text } from './fields.ts';
import { postalCodes, states } from './places.ts';

const HSN = 'must be the beginning of an HSN code in quotes, such as "61"';

const name = text(40).optional();
const halves = z.union(
  [z.literal(true), z.strictObject({ central: name, state: name, across: name })],
  'must be true, or names such as { state: UTGST }',
);

/** A rate by itself: charges/rate-mistakes.ts says how its parts go together. */
export const TaxRate = z.strictObject({
  from: date.describe('The first day on which it holds.'),
  states,
  postalCodes,
  rate: percent.optional(),
  bands: z
    .array(
      z.strictObject({ upTo: amount.optional(), rate: percent }),
      'must be a list of rates, each but the last with upTo',
    )
    .min(2, 'must have two rates: for one write rate instead')
    .max(10, 'must be at most 10 rates')
    .optional()
    .describe('Rates by the value of one piece before tax, upwards; the last one has no upTo.'),
  deliveryTaxed: z
    .boolean('must be true or false')
    .optional()
    .describe('Whether delivery is taxed at this rate too; it is unless set.'),
});

const hsnBeginning = z.string(HSN).regex(/^\d{2,8}$/, HSN);

const TaxClass = z.strictObject({
  name: text(40).describe('What products name it.'),
  hsn: z
    .array(hsnBeginning, 'must be a list of beginnings in quotes, such as ["61", "62"]')
    .max(200, 'must be at most 200 beginnings')
    .optional()
    .describe('Beginnings of the HSN codes of its goods, in quotes; the longest that fits counts.'),
  categories: z
    .array(text(60), 'must be a list of categories')
    .max(200, 'must be at most 200 categories')
    .optional()
    .describe('Categories whose products are of it, unless their HSN code says otherwise.'),
  rates: z
    .array(TaxRate, { error: missingOr('must be a list of rates, each with from and rate') })
    .min(1, 'must have a rate')
    .max(500, 'must be at most 500 rates'),
});

const DAY = 'must be a month and a day in quotes, such as "04-01"';
const PREFIX = `must be at most ${LONGEST_PREFIX} capitals and digits, such as A1`;

/** February 29 is no day on which every year begins. */
const yearStart = z.string(DAY).refine((day) => {
  const date = new Date(`2001-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day;
}, DAY);

const documents = z.union(
  [
    z.literal(true),
    z.strictObject({
      prefix: z
        .string(PREFIX)
        .regex(/^[A-Z0-9]+$/, PREFIX)
        .max(LONGEST_PREFIX, PREFIX)
        .optional(),
      note: text(300).optional(),
    }),
  ],
  'must be true, or { prefix, note }',
);

/** `tax.yaml`. Without it no tax is stated. Whether prices include it is `terms.taxIncluded` of store.yaml. */
export const TaxFile = z.strictObject(
  {
    name: name.describe('As shoppers read it, such as GST or VAT.'),
    registration: z
      .enum(['regular', 'composition', 'none'], {
        error: ({ input }) =>
          input === undefined ? 'is missing: regular, composition or none' : 'must be regular, composition or none',
      })
      .describe('composition states no tax and sends within the state alone, none states no tax.'),
    state: text(60).optional().describe('The state that your shop is in, spelled as in address.states of store.yaml.'),
    halves: halves
      .optional()
      .describe('GST: true for CGST and SGST inside your state and IGST outside, or other names.'),
    gap: z
      .enum(['higher', 'lower'], 'must be higher or lower')
      .optional()
      .describe('Which rate holds for a price with tax that fits neither of two bands; higher unless set.'),
    default: text(40).optional().describe('The class of goods that have no other.'),
    classes: z
      .array(TaxClass, 'must be a list of classes, each with name and rates')
      .max(100, 'must be at most 100 classes')
      .optional(),
    number: text(30).optional().describe('Your GSTIN or VAT number, as documents print it.'),
    yearStart: yearStart
      .optional()
      .describe('The first day of your financial year, in which documents are numbered anew; "01-01" unless set.'),
    documents: documents
      .optional()
      .describe('true: the shop gives out receipts, invoices and credit notes. Without it, none.'),
  },
  'must have registration: see docs/owners.md',
);
export type TaxFile = z.output<typeof TaxFile>;
