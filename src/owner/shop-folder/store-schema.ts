import * as z from 'zod';
import { timeZone } from './schema/time-zone.ts';
import { AddressSection } from './schema/address.ts';
import { bankTransfer } from './schema/paying/bank-transfer.ts';
import { benefits } from './schema/benefits.ts';
import { carriers } from './schema/carriers.ts';
import { Country } from './schema/country.ts';
import { link, missingOr, picture, text, yesOrNo } from './schema/fields.ts';
import { retention } from './schema/retention.ts';
import { mail } from './schema/mail.ts';
import { payments } from './schema/paying/payments.ts';
import { payOnDelivery } from './schema/paying/pay-on-delivery.ts';
import { returns } from './schema/returns.ts';
import { NavigationSection } from './schema/navigation.ts';
import { ThemeSection } from './schema/theme.ts';
import { LONGEST_MANUFACTURER } from '../import/read/read-manufacturer.ts';
import type { Checked } from './read/check-yaml.ts';
import { LOW_STOCK, MAX_LOW_STOCK } from '#config.ts';

const days = z
  .int('must be a whole number of days')
  .min(0, 'must be 0 or more days')
  .max(365, 'must be at most 365 days');

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

const LOW_STOCK_ERROR = `must be a whole number of pieces from 0 to ${MAX_LOW_STOCK}`;

const BRANDS = ['upi', 'rupay', 'visa', 'mastercard', 'bank'] as const;

/** `store.yaml`. What is left out is stated nowhere in the shop (docs/decisions D211). */
export const StoreFile = z.strictObject({
  id: z
    .string({ error: missingOr('must be the short name of the store in commands, such as my-shop') })
    .max(40, 'must have at most 40 characters')
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and dashes, such as my-shop')
    .describe('The store’s short name in commands. Never change it: products and orders belong to it.'),
  name: text(80).describe('As shoppers see it.'),
  description: text(300).optional().describe('One or two sentences, for search engines and the home page.'),
  origin: z
    .string('must be scheme and host, such as https://shop.example')
    .refine(isOrigin, 'must be scheme and host without a path, such as https://shop.example')
    .optional()
    .describe('Scheme and host of the pages: in links, mails and payment addresses.'),
  hosts: z
    .array(
      z.string().regex(HOST, 'must be a host name in small letters, such as www.shop.example'),
      'must be a list of host names',
    )
    .max(100, 'must be at most 100 host names')
    .optional()
    .describe('All host names the store answers on. The only store of a machine may leave them out.'),
  language: z
    .string('must be the code of a language, such as de')
    .refine((text) => /^[a-z]{2,3}(?:-|$)/.test(text) && isTag(text), 'must be the code of a language, such as de')
    .optional()
    .describe('In which language the shop’s own texts are. The words of the program are those of its build.'),
  locale: z
    .string('must be a language with a country, such as en-IN or de-DE')
    .refine(isLocale, 'must be a language with a country, such as en-IN or de-DE')
    .optional()
    .describe('How numbers, prices and dates are written.'),
  timeZone,
  currency: z
    .string('must be a currency of ISO 4217, such as EUR or INR')
    .refine(isCurrency, 'must be a currency of ISO 4217 with two decimals, such as EUR or INR')
    .optional(),
  company: z
    .strictObject({
      name: text(120).optional().describe('The company behind the store.'),
      address: text(300).optional(),
      phone: text(40).optional(),
      email: z.email('must be an e-mail address').optional().describe('Gets the messages of the contact form.'),
      hours: text(120).optional().describe('When somebody answers, as the contact page says it.'),
    })
    .optional(),
  social: z.record(z.string(), link, 'must be names with addresses').optional(),
  logo: picture.optional().describe('Stands in the bar in place of the name.'),
  logoDark: picture.optional().describe('The logo for dark pages. Without it the logo, made fit for them.'),
  favicon: picture
    .optional()
    .describe('Square: the mark in tabs and on home screens. Without it the logo, or a letter.'),
  theme: ThemeSection,
  home: z
    .strictObject({
      hero: picture.optional().describe('About 2:1, calm on the left for the words.'),
      heroTall: picture.optional().describe('4:5, for phones, calm below.'),
      promo: z.strictObject({ picture: picture.optional(), title: text(80), text: text(300) }).optional(),
      benefits,
      newsletter: text(200).optional().describe('The sentence above the newsletter’s form.'),
    })
    .optional(),
  navigation: NavigationSection,
  footer: z
    .strictObject({
      categories: z.array(text(60), 'must be a list of categories').max(12, 'must be at most 12').optional(),
      pages: z.array(text(60), 'must be a list of pages').max(30, 'must be at most 30').optional(),
      brands: z
        .array(z.enum(BRANDS, `must be one of ${BRANDS.join(', ')}`), 'must be a list of marks')
        .optional()
        .describe('Marks of ways to pay; all of them in a shop that sells in INR, else none.'),
    })
    .optional()
    .describe('What the footer links to; the first three categories and every page without it.'),
  terms: z
    .strictObject({
      country: Country.optional(),
      taxIncluded: yesOrNo.optional(),
      handlingDays: days.optional().describe('Days at most until a courier has the parcel.'),
      deliveryDays: days.optional().describe('Working days at most until an order is delivered.'),
      returnDays: days.optional().describe('Days after receipt within which goods may go back.'),
      returnFees: z.enum(['free', 'customer'], 'must be free or customer').optional(),
      returnByMail: yesOrNo.optional(),
    })
    .optional()
    .describe('What the store promises. Pages and search engines are told nothing else.'),
  address: AddressSection,
  rememberAddress: z
    .literal(true, 'must be true; without the line no address is kept')
    .optional()
    .describe('The device of a customer keeps the address of an order for the next one, until they sign out.'),
  newsletter: z
    .literal('confirm', 'must be confirm; without the line whoever is named is on the list at once')
    .optional()
    .describe('Who subscribes is mailed a link, and is on the list once they have confirmed by it.'),
  retention,
  products: z
    .strictObject({
      gender: z.enum(['male', 'female', 'unisex'], 'must be male, female or unisex').optional(),
      ageGroup: z
        .enum(['adult', 'kids', 'toddler', 'infant', 'newborn'], 'must be adult, kids, toddler, infant or newborn')
        .optional(),
      googleCategory: z
        .string('must be a number in quotes, such as "166"')
        .regex(/^\d+$/, 'must be a number in quotes, such as "166"')
        .optional(),
      manufacturer: text(LONGEST_MANUFACTURER)
        .optional()
        .describe('Who made them, with postal and electronic address, in several lines if you like.'),
    })
    .optional()
    .describe('What products are that do not say so themselves.'),
  payments,
  bankTransfer,
  payOnDelivery,
  returns,
  mail,
  carriers,
  lowStock: z
    .int(LOW_STOCK_ERROR)
    .min(0, LOW_STOCK_ERROR)
    .max(MAX_LOW_STOCK, LOW_STOCK_ERROR)
    .optional()
    .describe(
      `Of so few pieces or fewer the daily summary and the webhook stock.low say that they are low; ${LOW_STOCK} without it, 0: never.`,
    ),
});
export type StoreFile = z.output<typeof StoreFile>;
/** A file as it is read: of one with mistakes, what is right. */
export type CheckedStore = Checked<StoreFile, Partial<StoreFile>>;

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isLocale(text: string): boolean {
  return /^[a-z]{2,3}-/i.test(text) && isTag(text);
}

/** Of BCP 47, in its one spelling. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

function isCurrency(text: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(text)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: text,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}
