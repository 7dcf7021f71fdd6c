import * as z from 'zod/mini';
import { optionalText, textMap } from './lenient.ts';

/** The error body of design.md section 5. A backend that knows only `error` (spec section 8) is read too. */
export const ErrorBody = z.object({ error: z.optional(optionalText), code: z.optional(optionalText), fields: z.optional(textMap) });

/** What the embedded API answers on any failure: a sentence for a person, a word for a machine. */
export interface WireError {
  error: string;
  code: string;
  fields?: Record<string, string>;
}
