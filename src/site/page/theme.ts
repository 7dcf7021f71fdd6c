import { createHash } from 'node:crypto';
import type { StoreTheme } from '#contract/store/theme.ts';
import { GROUNDS, mix, readable } from '#lib/contrast.ts';

/** A style element that a page carries, and its hash for the Content-Security-Policy. */
export interface ThemeStyle {
  css: string;
  hash: `sha256-${string}`;
}

/** Well above what text needs: the dark scheme's accent is a pale one. */
const PALE = 8;
const STRONGER = 0.4;

/**
 * A store's colours and display font as custom properties (docs/decisions D252): undefined for a store without any,
 * whose pages are then byte for byte as they were. `html:root` outweighs the tokens wherever their sheet stands.
 */
export function themeStyle(theme: StoreTheme | undefined): ThemeStyle | undefined {
  const css = theme ? light(theme) + dark(theme) + font(theme) : '';
  return css === '' ? undefined : { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}

/** A photographed ground is light in both schemes. */
function light({ accent, footer }: StoreTheme): string {
  const words = accent ? `--color-accent:${accent};--color-accent-strong:${mix(accent, 'black', STRONGER)}` : '';
  const own = [words, footer ? `--color-footer:${footer}` : ''].filter(Boolean).join(';');
  return (own && `html:root{${own}}`) + (words && `html .scene{${words}}`);
}

function dark({ accent, accentDark, footer }: StoreTheme): string {
  const pale = accentDark ?? (accent && readable(accent, GROUNDS.dark, 'white', PALE));
  const own = [
    pale &&
      `--color-accent:${pale};--color-accent-strong:${mix(pale, 'white', STRONGER)};--color-on-accent:${GROUNDS.dark[0]}`,
    footer && '--color-footer:#0d0f13',
  ].filter(Boolean);
  return own.length > 0 ? `@media(prefers-color-scheme:dark){html:root{${own.join(';')}}}` : '';
}

/** The page shows the font from its first frame when an earlier page has fetched it (ui/font-loading.ts). */
function font({ font: url, fontFallback = 'serif' }: StoreTheme): string {
  if (!url) return '';
  const plain = fontFallback === 'sans-serif';
  return (
    `@font-face{font-family:Own;src:url(${url}) format('woff2');font-weight:100 900;font-display:optional}` +
    (plain ? 'html:root{--font-display:var(--font-sans)}' : '') +
    `html[data-font]:root{--font-display:Own,${plain ? 'var(--font-sans)' : 'Georgia,serif'}}`
  );
}
