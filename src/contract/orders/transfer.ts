import * as z from 'zod/mini';
import { list, optionalNumber, optionalText, text } from '../lenient.ts';

/**
 * A transfer to the account of the store (capability `bankTransfer`): `lines` say where to, how much and by which
 * reference, as people read them, in the order of the form of a bank. `days`: within which the money is awaited, of one
 * that may be chosen; `until`: the instant, ISO 8601, of one that was. `note`: the store's own words.
 */
export const Transfer = z.object({
  lines: list(z.object({ label: text, value: text })),
  days: z.optional(optionalNumber),
  until: z.optional(optionalText),
  note: z.optional(optionalText),
});
export type Transfer = z.output<typeof Transfer>;

/** A transfer as it is sent. */
export interface WireTransfer {
  lines: { label: string; value: string }[];
  days?: number;
  until?: string;
  note?: string;
}
