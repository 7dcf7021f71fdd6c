import * as z from 'zod';
import { GROUNDS, leastContrast, ON_FOOTER, readable, TEXT_CONTRAST } from '#lib/contrast.ts';

/** A colour that has to be read on these grounds, or whose writing has to be read on it. */
const colour = (grounds: readonly string[], towards: 'black' | 'white', what: string) =>
  z
    .string('must be a colour in quotes, such as "#7a3b1d"')
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour in quotes, such as "#7a3b1d"')
    .refine((value) => !isColour(value) || leastContrast(value, grounds).ratio >= TEXT_CONTRAST, {
      error: ({ input }) => {
        const value = String(input);
        const { ratio, ground } = leastContrast(value, grounds);
        const better = readable(value, grounds, towards, TEXT_CONTRAST);
        return `has a contrast of ${ratio.toFixed(2)} to 1 with ${what} (${ground}), and text needs ${TEXT_CONTRAST}: write "${better}"`;
      },
    });

const isColour = (value: string) => /^#[0-9a-f]{6}$/.test(value);

/** `theme`: how the shop looks (docs/decisions D252). Contrast is checked as WCAG 2.2 AA asks. */
export const ThemeSection = z
  .strictObject({
    accent: colour(GROUNDS.light, 'black', 'the page').optional().describe('Buttons and links.'),
    accentDark: colour(GROUNDS.dark, 'white', 'the dark page')
      .optional()
      .describe('The same where the device is set to dark; without it a pale tone of accent.'),
    footer: colour([ON_FOOTER], 'black', 'its writing').optional().describe('The ground of the footer.'),
    font: z
      .string('must be the path of a font, such as fonts/display.woff2')
      .regex(/^fonts\/[\w-]+\.woff2$/, 'must be a WOFF2 file in fonts/, such as fonts/display.woff2')
      .optional()
      .describe('The font of headings and of the shop’s name, which you may use on the web.'),
    fontFallback: z
      .enum(['serif', 'sans-serif'], 'must be serif or sans-serif')
      .optional()
      .describe('What is shown on a first visit, before the font is there.'),
  })
  .optional()
  .describe('Colours and display font.');
