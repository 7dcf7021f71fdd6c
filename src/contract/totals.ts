import * as z from 'zod/mini';
import { list, optionalFlag, optionalNumber, requiredNumber, text } from './lenient.ts';

/** What may stand between the lines and the total. */
export const PART_KINDS = [
  'cancelled',
  'discount',
  'shipping',
  'shipping-discount',
  'tax',
  'charge',
  'fee',
  'rounding',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * A part of a total. `kind` is one of PART_KINDS, another one is shown like them; `label` says what it is, `amount` is
 * in rupees, below 0 where something is taken off. One that is `included` stands in the prices and adds nothing.
 */
export const TotalPart = z.object({
  kind: text,
  label: text,
  amount: requiredNumber,
  included: z.optional(optionalFlag),
});
export type TotalPart = z.output<typeof TotalPart>;

/**
 * What lines come to, of a quote and of an order: `subtotal` is the sum of the lines, `total` that and the `parts` that
 * are not included, in rupees. `currency` stands beside them.
 */
export const totalsFields = {
  subtotal: z.optional(optionalNumber),
  parts: z.optional(list(TotalPart)),
  total: z.optional(optionalNumber),
};

/** The same as sent: an engine or another backend may leave out what it does not know. */
export interface WireTotals {
  subtotal?: number | undefined;
  parts?: readonly TotalPart[] | undefined;
  total?: number | undefined;
}
