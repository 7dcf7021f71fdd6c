import * as z from 'zod/mini';
import { optionalFlag, readOr } from '../lenient.ts';

const days = z.optional(readOr(z.int().check(z.minimum(0), z.maximum(365)), undefined));

/** The promises of a store to whoever buys, beyond the texts of its policies. What it leaves out is stated nowhere. */
const Terms = z.object({
  /** Where it is and sends to: ISO 3166-1, two letters. */
  country: z.optional(readOr(z.string().check(z.regex(/^[A-Z]{2}$/)), undefined)),
  /** Prices include taxes. */
  taxIncluded: z.optional(optionalFlag),
  /** They do not, and quotes add them. */
  taxAdded: z.optional(optionalFlag),
  /** Days at most until a courier has the parcel; these are part of `deliveryDays`. */
  handlingDays: days,
  /** Working days at most until an order is delivered. */
  deliveryDays: days,
  /** Days after receipt within which goods may go back. */
  returnDays: days,
  returnFees: z.optional(readOr(z.enum(['free', 'customer']), undefined)),
  /** Names of categories whose goods do not go back. */
  noReturns: z.optional(readOr(z.array(z.string()), undefined)),
  /** Goods go back by mail or courier. */
  returnByMail: z.optional(optionalFlag),
});

export const StoreTerms = readOr(Terms, undefined);
export type StoreTerms = z.output<typeof Terms>;
