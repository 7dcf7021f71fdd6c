import * as z from 'zod';
import { amount, percent } from './amounts.ts';
import { date } from './date.ts';
import { missingOr, slug, text } from './fields.ts';

const names = (what: string, example: string) =>
  z
    .array(text(100), `must be a list of ${what}, such as ${example}`)
    .min(1, `must name one of the ${what}: leave it out instead`)
    .max(1_000, `must be at most 1000 ${what}`)
    .optional();

const pieces = z
  .int('must be a whole number of pieces, such as 2')
  .min(1, 'must be at least 1')
  .max(99, 'must be at most 99')
  .optional();

const times = (error: string) =>
  z.int(error).min(1, 'must be at least 1').max(10_000_000, 'must be at most 10000000').optional();

const onlyTrue = z.literal(true, 'must be true, or be left out').optional();

/** A discount by itself: charges/discount-mistakes.ts says how its parts go together. */
export const Discount = z.strictObject({
  id: slug.describe('Its name in orders and commands: never change it.'),
  label: text(60).describe('As shoppers read it beside the amount.'),
  code: z
    .string({ error: missingOr('must be a text in quotes, such as "SUMMER10"') })
    .trim()
    .min(3, 'must have at least 3 characters')
    .max(30, 'must have at most 30 characters')
    .optional()
    .describe('What shoppers type; neither case nor blanks count. Without it the discount applies by itself.'),
  codes: z
    .literal('many', 'must be many, or be left out')
    .optional()
    .describe('Codes that `discounts make` makes, each taken once unless `uses` says otherwise.'),
  percent: percent.optional().describe('Off the goods it is for, else off the whole order.'),
  amount: amount.optional().describe('Off the goods it is for, else off the whole order, at most what they cost.'),
  freeDelivery: onlyTrue.describe('Delivery costs nothing, beside anything else or alone.'),
  buy: pieces.describe('With `get`: of every buy + get pieces the cheapest get are free.'),
  get: pieces,
  products: names('products', '[linen-shirt]').describe('The Handle of products.csv.'),
  categories: names('categories', '[Shirts]').describe('Names of categories.yaml.'),
  collections: names('collections', '[Summer]').describe('Names of collections.yaml.'),
  minimum: amount.optional().describe('What the goods it is for come to at least, before all discounts.'),
  from: date.optional().describe('The first day, in the time zone of the store.'),
  to: date.optional().describe('The last day.'),
  uses: times('must be a whole number of uses, such as 100').describe('How often its code is taken, by all.'),
  perCustomer: times('must be a whole number of uses, such as 1').describe('How often one customer takes it.'),
  notOnSale: onlyTrue.describe('Goods at a reduced price neither count nor share.'),
});
export type Discount = z.output<typeof Discount>;

/** `discounts.yaml`: in the order in which they apply. */
export const DiscountsFile = z
  .array(Discount, 'must be a list of discounts, each with id and label')
  .max(200, 'must be at most 200 discounts');
export type DiscountsFile = z.output<typeof DiscountsFile>;
