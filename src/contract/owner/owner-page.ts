import * as z from 'zod/mini';
import { list, numberOrZero, optionalNumber, optionalText, readOr, text } from '../lenient.ts';
import { WireOrder } from '../order.ts';

/** What a link of a mail to the store does, named as the commands are. */
export const OWNER_ACTS = [
  'confirm',
  'notFound',
  'pack',
  'unpack',
  'ship',
  'ready',
  'deliver',
  'paid',
  'refused',
  'cancelPart',
  'cancel',
  'accept',
  'decline',
  'receive',
  'refund',
  'refunded',
  'nothing',
  'answered',
] as const;
export type OwnerActName = (typeof OWNER_ACTS)[number];

/** What can be done now; `number` says to which parcel, return or refund of the order. */
const OwnerAct = z.object({ act: text, number: z.optional(optionalNumber) });
export type OwnerAct = z.output<typeof OwnerAct>;

/** A line of the order: how many of its pieces are to be packed, and to be sent; and of all in which state. */
const OwnerLine = z.object({
  sku: z.optional(optionalText),
  toPack: numberOrZero,
  toSend: numberOrZero,
  states: list(z.object({ state: text, count: numberOrZero, size: z.optional(optionalText) })),
});
export type OwnerLine = z.output<typeof OwnerLine>;

const OwnerParcel = z.object({
  number: numberOrZero,
  name: z.optional(optionalText),
  url: z.optional(optionalText),
  sentAt: z.optional(optionalText),
  outcome: z.optional(optionalText),
});

const OwnerPayment = z.object({
  gateway: text,
  method: z.optional(optionalText),
  status: text,
  amount: numberOrZero,
  reference: z.optional(optionalText),
});

/** Pieces that a shopper sends back: by the line, with the size that is wanted in their place, and why. */
const OwnerReturnLine = z.object({
  line: numberOrZero,
  quantity: numberOrZero,
  size: z.optional(optionalText),
  reason: z.optional(optionalText),
  note: z.optional(optionalText),
});

const OwnerReturn = z.object({
  number: numberOrZero,
  kind: text,
  state: text,
  askedAt: z.optional(optionalText),
  note: z.optional(optionalText),
  lines: list(OwnerReturnLine),
});

/** Money that goes back; `gateway` is what gives it back, where something does but the owner. */
const OwnerRefund = z.object({
  number: numberOrZero,
  state: text,
  amount: numberOrZero,
  currency: z.optional(optionalText),
  cause: text,
  gateway: z.optional(optionalText),
});

/** An order as its owner reads it: as its buyer does, and what only the owner knows. Amounts are in its currency. */
export const OwnerOrder = z.object({
  order: WireOrder,
  email: z.optional(optionalText),
  phone: z.optional(optionalText),
  lines: list(OwnerLine),
  parcels: list(OwnerParcel),
  money: text,
  toCollect: z.optional(optionalNumber),
  payments: list(OwnerPayment),
  refunds: list(OwnerRefund),
  returns: list(OwnerReturn),
  history: list(z.object({ at: text, cause: text })),
  carriers: list(text),
});
export type OwnerOrder = z.output<typeof OwnerOrder>;

const OwnerMessage = z.object({
  ticket: text,
  name: z.optional(optionalText),
  email: z.optional(optionalText),
  subject: z.optional(optionalText),
  message: text,
  sentAt: z.optional(optionalText),
  answeredAt: z.optional(optionalText),
  answeredBy: z.optional(optionalText),
});
export type OwnerMessage = z.output<typeof OwnerMessage>;

/** What is to be fetched for the orders that are to be packed: by product, with the places of those that need it. */
const OwnerDay = z.object({
  picks: list(
    z.object({
      title: text,
      sku: z.optional(optionalText),
      size: z.optional(optionalText),
      color: z.optional(optionalText),
      quantity: numberOrZero,
      orders: list(z.object({ place: numberOrZero, quantity: numberOrZero })),
    }),
  ),
  orders: list(
    z.object({
      number: text,
      name: z.optional(optionalText),
      city: z.optional(optionalText),
      createdAt: z.optional(optionalText),
      pieces: numberOrZero,
    }),
  ),
});
export type OwnerDay = z.output<typeof OwnerDay>;

/**
 * What a link of a mail to the store shows: an order, a message, or what is to be packed today. `mailbox` is the
 * address that it was mailed to, `seen` stands for the state in which this is: an act that names another one is refused
 * (409 `changed`). `said`: what the owner should know of what was just done.
 */
export const OwnerPage = z.object({
  mailbox: z.optional(optionalText),
  seen: numberOrZero,
  acts: list(OwnerAct),
  order: z.optional(readOr(OwnerOrder, undefined)),
  message: z.optional(readOr(OwnerMessage, undefined)),
  day: z.optional(readOr(OwnerDay, undefined)),
  said: z.optional(list(text)),
});
export type OwnerPage = z.output<typeof OwnerPage>;
