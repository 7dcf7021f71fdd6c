import * as z from 'zod/mini';
import { optionalText, textMap } from './lenient.ts';
import type { WireQuote } from './quote.ts';

/** The error body of docs/behaviour.md 7.errors. A backend that knows only `error` is read too. */
export const ErrorBody = z.object({
  error: z.optional(optionalText),
  code: z.optional(optionalText),
  fields: z.optional(textMap),
});

/** The `code` of the shop's own forward when the backend behind it did not answer (api-client/remote.ts). */
export const NO_BACKEND = 'no-backend';

/** The error body of the embedded API on any failure: a sentence for a person, a word for a machine. */
export interface WireError {
  error: string;
  code: string;
  fields?: Record<string, string>;
  /** With a refused order: see quote.ts. */
  quote?: WireQuote;
  /** With a refused change of an order: the order as it is now, as GET /orders/{id} answers it. */
  order?: unknown;
}
