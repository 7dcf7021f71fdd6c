/** The grounds on which a colour has to be readable, by scheme; tests/unit/styles compares them with the tokens. */
export const GROUNDS = {
  light: ['#fbfaf8', '#ffffff', '#f1eee9', '#efece6'],
  dark: ['#14161a', '#1c1f25', '#24282f'],
} as const;

/** The writing of the footer, in the light scheme. */
export const ON_FOOTER = '#f3efe8';

/** WCAG 2.2, 1.4.3: text. */
export const TEXT_CONTRAST = 4.5;

/** WCAG 2.2, contrast ratio of two colours written `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The smallest contrast of a colour with any of these, and with which. */
export function leastContrast(colour: string, grounds: readonly string[]): { ratio: number; ground: string } {
  return grounds
    .map((ground) => ({ ratio: contrast(colour, ground), ground }))
    .reduce((least, one) => (one.ratio < least.ratio ? one : least));
}

/** The colour itself, or the nearest one towards black or white that has this contrast with all of these. */
export function readable(
  colour: string,
  grounds: readonly string[],
  towards: 'black' | 'white',
  ratio: number,
): string {
  for (let share = 0; share < 1; share += 0.005) {
    const mixed = mix(colour, towards, share);
    if (leastContrast(mixed, grounds).ratio >= ratio) return mixed;
  }
  return END[towards];
}

/** A colour `share` of the way to black or white, 0 to 1; hue and saturation stay. */
export function mix(colour: string, into: 'black' | 'white', share: number): string {
  const values = channels(colour);
  const [high, low] = [Math.max(...values), Math.min(...values)];
  const lightness = (high + low) / 510;
  const room = 1 - Math.abs(2 * lightness - 1);
  const saturation = room === 0 ? 0 : (high - low) / 255 / room;
  const target = into === 'black' ? lightness * (1 - share) : lightness + (1 - lightness) * share;
  const spread = (saturation * (1 - Math.abs(2 * target - 1))) / 2;
  return `#${values
    .map((value) => {
      const place = high === low ? 0 : (value - low) / (high - low);
      return Math.round(255 * (target - spread + 2 * spread * place))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

const END = { black: '#000000', white: '#ffffff' };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
