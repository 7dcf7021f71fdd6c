import * as z from 'zod/mini';
import { optionalText } from '../lenient.ts';

/** A claim of the front page: what the store says for itself. */
export const Benefit = z.object({
  title: z.string().check(z.minLength(1)),
  text: z.optional(optionalText),
});

export type Benefit = z.output<typeof Benefit>;

/** The claims of a store that names none (docs/behaviour.md 2.home.benefits). */
export const SPECIFIED_BENEFITS = [
  'Premium Quality',
  'Modern Designs',
  'Perfect Fit',
  'Sustainable Practices',
] as const;
