import * as z from 'zod/mini';
import { LinePieces, linePlace, readCancelled } from './cancelled-pieces.ts';
import { isObject, list, numberOrZero, optionalFlag, optionalNumber, optionalText, readOr, text } from '../lenient.ts';

/** What a shopper may say of why something goes back. `other` says nothing but the note beside it. */
export const RETURN_REASONS = [
  'size-small',
  'size-large',
  'not-as-shown',
  'damaged',
  'wrong-item',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What is asked for: the money, another size, or what the law calls a withdrawal from the contract. */
export const RETURN_KINDS = ['return', 'exchange', 'withdrawal'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** How far a return has come. */
export const RETURN_STATES = ['asked', 'accepted', 'refused', 'received', 'refunded'] as const;

/** How far that has come which is sent in exchange; `none`: nothing is, and the money goes back. */
export const REPLACEMENTS = ['ordered', 'ready', 'sent', 'delivered', 'none'] as const;

/** The sizes for which pieces of a line can be exchanged now. */
const LineSizes = z.object({ line: linePlace, sizes: list(text) });

/**
 * What can go back now: until when it may be asked for (ISO 8601), which pieces, what the way back costs, in the
 * order's currency, whether a reason has to be given, and whether the law gives a right to withdraw.
 */
const ReturnOffer = z.object({
  until: z.optional(optionalText),
  lines: list(LinePieces),
  fee: z.optional(optionalNumber),
  reasons: z.optional(optionalFlag),
  withdrawal: z.optional(optionalFlag),
});

/**
 * What the buyer of an order may change of it now, by the kind of change. One that is absent cannot be asked for.
 * `cancelPart`: of an order that is to be paid on delivery a part can be cancelled, as of one that is paid.
 * `withdrawal`: who cancels withdraws from the contract, as the law calls it, and is mailed a receipt of it.
 */
export const OrderChanges = z.object({
  cancel: z.optional(list(LinePieces)),
  cancelPart: z.optional(optionalFlag),
  withdrawal: z.optional(optionalFlag),
  return: z.optional(readOr(ReturnOffer, undefined)),
  exchange: z.optional(list(LineSizes)),
});
export type OrderChanges = z.output<typeof OrderChanges>;

/** Pieces of a line that go back; `size` is the one that is wanted in exchange. */
const ReturnedPieces = z.object({ line: linePlace, quantity: numberOrZero, size: z.optional(optionalText) });

/**
 * A return of an order: `number` counts them from 1, `fee` is what its way back costs the shopper, `note` the words of
 * the store to it. `replacement`: of an exchange, once the items have come back.
 */
export const WireReturn = z.object({
  number: numberOrZero,
  state: text,
  kind: text,
  askedAt: z.optional(optionalText),
  items: list(ReturnedPieces),
  fee: z.optional(optionalNumber),
  note: z.optional(optionalText),
  replacement: z.optional(optionalText),
});
export type WireReturn = z.output<typeof WireReturn>;

/** What of an order's changes its page shows. Lists are empty where the backend says nothing. */
export interface ChangesOfOrder {
  changes: OrderChanges;
  returns: WireReturn[];
  cancelled: LinePieces[];
}

/** They are read where they are shown: an order is read on pages that do not show them (capability `orderChanges`). */
export function readOrderChanges(order: { changes?: unknown; returns?: unknown; cancelled?: unknown }): ChangesOfOrder {
  return {
    changes: OrderChanges.parse(isObject(order.changes) ? order.changes : {}),
    returns: list(WireReturn).parse(order.returns),
    cancelled: readCancelled(order),
  };
}
