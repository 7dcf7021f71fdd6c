import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = 'src/styles';

/** Name without `--color-`, and its value as #rrggbb. */
export type Tokens = ReadonlyMap<string, string>;

/** The colour tokens of both schemes: `@theme` is light, the dark block stands for those it names. */
export function readTokens(): Record<'light' | 'dark', Tokens> {
  const css = withoutComments(
    readdirSync(STYLES)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(STYLES, name), 'utf8'))
      .join('\n'),
  );
  const light = declared(blocks(css, /@theme[^{]*\{/g));
  const dark = declared(blocks(css, /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{/g));
  return { light, dark: new Map([...light, ...dark]) };
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** What stands between the braces that these openings open. */
function blocks(css: string, opening: RegExp): string {
  return [...css.matchAll(opening)]
    .map(({ index, 0: { length } }) => css.slice(index + length, closing(css, index + length)))
    .join('\n');
}

function closing(css: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    at += 1;
  }
  return at - 1;
}

function declared(css: string): Tokens {
  return new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{3,8})\b/gi)].map(([, name, value]) => [
      name!,
      sixDigits(value!.toLowerCase()),
    ]),
  );
}

function sixDigits(hex: string): string {
  return hex.length === 4 ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
}

/** WCAG 2.2, relative luminance and contrast ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
