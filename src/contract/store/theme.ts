import * as z from 'zod/mini';
import { readOr } from '../lenient.ts';

const colour = z.optional(readOr(z.string().check(z.regex(/^#[0-9a-f]{6}$/)), undefined));

const Theme = z.object({
  /** Buttons and links, `#rrggbb`; light and dark scheme. */
  accent: colour,
  accentDark: colour,
  /** The footer's ground in the light scheme. */
  footer: colour,
  /** The display font, a WOFF2 file of the store's own. */
  font: z.optional(readOr(z.string().check(z.regex(/^\/media\/[a-z0-9-]+\.woff2$/)), undefined)),
  /** The font until it is there. */
  fontFallback: z.optional(readOr(z.enum(['serif', 'sans-serif']), undefined)),
});

/** How a store looks. What cannot be read is left out: these texts go into a style sheet. */
export const StoreTheme = readOr(Theme, undefined);
export type StoreTheme = z.output<typeof Theme>;
