import * as z from 'zod';
import { amount } from './amounts.ts';
import { missingOr, numberOr, slug, text } from './fields.ts';
import { postalCodes, states } from './places.ts';
import { WEEKDAYS } from '#store-api/shop/stores/delivery-settings.ts';

const DAYS = 'must be two numbers of working days, such as [2, 4]';
const aDay = z.int(DAYS).min(0, DAYS).max(365, 'must be at most 365 days');
const days = z
  .tuple([aDay, aDay], DAYS)
  .refine(([least, most]) => least <= most, 'must have the smaller number first, such as [2, 4]')
  .optional()
  .describe('Working days on the way, at least and at most.');

const freeFrom = amount.optional().describe('What the goods come to at least for this to be free.');
const freeFromOfZone = z
  .union([amount, z.literal('never')], {
    error: numberOr('must be an amount such as 99 or 99.50, without a currency and without quotes; or never'),
  })
  .optional()
  .describe('What the goods come to at least for this to be free; never: not even where the method is. Else as there.');

const grams = z
  .int({ error: numberOr('must be a whole number of grams, such as 500', { isWhole: true }) })
  .min(1, 'must be at least 1 gram')
  .max(1_000_000, 'must be at most 1000000 grams');

export const DeliveryZone = z.strictObject({ states, postalCodes, price: amount, freeFrom: freeFromOfZone, days });
export const WeightStep = z.strictObject({ upTo: grams, price: amount });

/** A way to get the goods, by itself: charges/method-mistakes.ts says how its parts go together. */
export const DeliveryMethod = z.strictObject({
  id: slug.describe('Its name in orders: never change it.'),
  label: text(60).describe('As shoppers read it.'),
  price: amount.optional().describe('Wherever no zone says otherwise; 0 is free.'),
  freeFrom,
  days,
  zones: z
    .array(DeliveryZone, 'must be a list of zones, each with a price')
    .min(1, 'must have a zone: leave it out instead')
    .max(200, 'must be at most 200 zones')
    .optional()
    .describe('The first that names the place holds; one without states and postalCodes holds for every other place.'),
  byWeight: z
    .array(WeightStep, 'must be a list of weights, each with upTo and price')
    .min(1, 'must have a weight: leave it out instead')
    .max(50, 'must be at most 50 weights')
    .optional()
    .describe('Prices by the weight of all goods in grams, upwards; nothing heavier is sent.'),
  pickUp: z.literal(true, 'must be true, or be left out').optional().describe('Shoppers fetch the goods themselves.'),
  at: text(200).optional().describe('Where and when they do, beside pickUp: address and hours.'),
});
export type DeliveryMethod = z.output<typeof DeliveryMethod>;

/** Several days are several dates. */
const holiday = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d{2}-\d{2}\s*(?:\.\.+|–|-|to)\s*\d{4}-\d{2}-\d{2}$/.test(String(input))
      ? `is ${String(input)}: write each of its days, such as [2027-01-26, 2027-01-27]`
      : 'must be a date such as 2027-01-26',
});

/** `delivery.yaml`. Without it delivery is free. */
export const DeliveryFile = z.strictObject(
  {
    methods: z
      .array(DeliveryMethod, { error: missingOr('must be a list of methods, each with id and label') })
      .min(1, 'must have a method')
      .max(20, 'must be at most 20 methods')
      .describe('In the order in which shoppers see them.'),
    notServed: postalCodes.describe('Beginnings of postal codes to which nothing is sent, in quotes.'),
    workingDays: z
      .array(
        z.enum(WEEKDAYS, `must be one of ${WEEKDAYS.join(', ')}`),
        'must be a list of days, such as [mon, tue, wed]',
      )
      .min(1, 'must name a day: leave it out instead')
      .refine((all) => new Set(all).size === all.length, 'must name each day once')
      .optional()
      .describe('On which goods leave and arrive.'),
    cutOff: z
      .string('must be a time in quotes, such as "14:00"')
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes, such as "14:00"')
      .optional()
      .describe('What is ordered later leaves a working day later.'),
    holidays: z
      .array(holiday, 'must be a list of dates, such as [2027-01-26]')
      .max(500, 'must be at most 500 dates')
      .refine((all) => new Set(all).size === all.length, 'must name each date once')
      .optional()
      .describe('Days that are no working days.'),
  },
  'must have methods: see docs/owners.md',
);
export type DeliveryFile = z.output<typeof DeliveryFile>;
