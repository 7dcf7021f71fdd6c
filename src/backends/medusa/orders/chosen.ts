import * as z from 'zod/mini';
import type { Choice } from '../catalog/choices.ts';
import { optionalFlag, optionalText, readOr } from '#contract/lenient.ts';

/**
 * With each line of a cart and its order: Medusa's own lines have a title such as `M / White` and no more. `taxed`: the
 * price that was shown has a tax that Medusa adds to its own.
 */
const Chosen = z.object({
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  taxed: z.optional(optionalFlag),
});
export const chosenField = z.optional(readOr(Chosen, undefined));

export function toChosen({ size, color, taxed }: Choice): z.output<typeof Chosen> {
  return { ...(size && { size }), ...(color && { color }), ...(taxed && { taxed }) };
}
