import * as z from 'zod/mini';
import { list, optionalFlag, optionalNumber, readOr, text } from '../lenient.ts';

const amount = z.pipe(optionalNumber, z.number().check(z.minimum(0)));
const optionalAmount = z.optional(readOr(amount, undefined));
const named = z.pipe(text, z.string().check(z.minLength(1)));
const places = z.optional(list(named));
const days = z.optional(readOr(z.tuple([z.int(), z.int()]), undefined));

const Zone = z.object({
  /** As addresses spell them. Without these and without postal codes it holds for every other place. */
  states: places,
  /** Beginnings of postal codes. */
  postalCodes: places,
  price: amount,
  /** Without it that of the method holds, unless `neverFree`. */
  freeFrom: optionalAmount,
  /** It costs its price whatever the goods come to. */
  neverFree: z.optional(optionalFlag),
  days,
});

const Method = z.object({
  id: named,
  label: named,
  /** What it costs wherever no zone says otherwise. */
  price: optionalAmount,
  /** What the goods come to at least, as they are priced and after discounts, for it to cost nothing. */
  freeFrom: optionalAmount,
  /** Working days on the way, at least and at most. */
  days,
  /** The first that names the place holds. */
  zones: z.optional(list(Zone)),
  /** By the weight of all goods, up to so many grams. */
  byWeight: z.optional(list(z.object({ upTo: z.pipe(optionalNumber, z.number()), price: amount }))),
  pickUp: z.optional(optionalFlag),
});

const Delivery = z.object({
  methods: list(Method),
  /** Beginnings of postal codes to which nothing is sent. */
  notServed: places,
  /** The only states to which anything is sent, as addresses spell them; without them, to all. */
  states: places,
});

/** How a store delivers and at what price, in rupees (capability `shippingMethods`): what pages say before a quote. */
export const StoreDelivery = readOr(Delivery, undefined);
export type StoreDelivery = z.output<typeof Delivery>;
