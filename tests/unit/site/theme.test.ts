import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTokens } from '../styles/tokens.ts';
import { StoreTheme } from '#contract/store/theme.ts';
import { contrast, GROUNDS, leastContrast, ON_FOOTER, readable, TEXT_CONTRAST } from '#lib/contrast.ts';
import { themeStyle } from '#site/page/theme.ts';

const tokens = readTokens();

test('the grounds that colours are checked against are those of the tokens', () => {
  const of = (scheme: 'light' | 'dark', names: string[]) => names.map((name) => tokens[scheme].get(name));
  expect(of('light', ['paper', 'surface', 'sunk', 'scene'])).toEqual(GROUNDS.light);
  expect(of('dark', ['paper', 'surface', 'sunk'])).toEqual(GROUNDS.dark);
  expect(tokens.light.get('on-footer')).toBe(ON_FOOTER);
});

test('the nearest colour that can be read is no darker than it has to be', () => {
  const better = readable('#c98b5c', GROUNDS.light, 'black', TEXT_CONTRAST);
  const { ratio } = leastContrast(better, GROUNDS.light);
  expect(ratio).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(ratio).toBeLessThan(TEXT_CONTRAST + 0.2);
  expect(readable(better, GROUNDS.light, 'black', TEXT_CONTRAST)).toBe(better);
});

test('a store without a theme has no style; its hash is that of its text', () => {
  expect(themeStyle(undefined)).toBeUndefined();
  expect(themeStyle({})).toBeUndefined();
  const style = themeStyle({ accent: '#7a3b1d' });
  expect(style?.hash).toBe(`sha256-${createHash('sha256').update(style!.css).digest('base64')}`);
  expect(style!.css.length).toBeLessThan(400);
});

test('D252: what follows from an accent can be read in both schemes, and buttons on it too', () => {
  for (const accent of ['#7a3b1d', '#0b5d3b', '#8a1c5a', '#000000']) {
    const { css } = themeStyle({ accent })!;
    const [light = '', dark = ''] = css.split('@media');
    const all = (part: string, name: string) => new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(part)?.[1] ?? '';
    for (const name of ['accent', 'accent-strong']) {
      expect(leastContrast(all(light, name), GROUNDS.light).ratio, css).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast('#ffffff', all(light, name)), css).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(leastContrast(all(dark, name), GROUNDS.dark).ratio, css).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(all(dark, 'on-accent'), all(dark, name)), css).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
    // On a photograph it is day in both schemes.
    expect(css).toContain(`html .scene{--color-accent:${accent};`);
  }
});

test('what another backend sends for a theme cannot leave its place in the style sheet', () => {
  expect(StoreTheme.parse({ accent: 'red;}body{display:none', font: '/media/x.woff2)}', footer: '#3a1d10' })).toEqual({
    accent: undefined,
    font: undefined,
    footer: '#3a1d10',
    accentDark: undefined,
    fontFallback: undefined,
  });
});

test('a display font of its own, with a fallback of its kind', () => {
  expect(themeStyle({ font: '/media/ab-font.woff2' })?.css).toContain('src:url(/media/ab-font.woff2)');
  expect(themeStyle({ font: '/media/ab-font.woff2', fontFallback: 'sans-serif' })?.css).toContain(
    'html:root{--font-display:var(--font-sans)}',
  );
});
