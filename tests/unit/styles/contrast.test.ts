import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens, type Tokens } from './tokens.ts';

/** WCAG 2.2: 1.4.3 text 4.5, 1.4.11 what a control or a picture is known by 3. */
const TEXT = 4.5;
const SHAPE = 3;

const GROUNDS = ['paper', 'surface', 'sunk'];
const STATES = ['good', 'busy', 'sent', 'bad', 'wait'];

const pairs: [front: string, ground: string, least: number][] = [
  ...on(GROUNDS, ['ink', 'soft', 'accent', 'accent-strong', 'sale'], TEXT),
  ...on(GROUNDS, ['edge', 'focus'], SHAPE),
  ...STATES.flatMap((state) => on([`${state}-pale`, ...GROUNDS], [state], TEXT)),
  ...on(
    STATES.map((state) => `${state}-pale`),
    ['ink'],
    TEXT,
  ),
  ...on(['accent', 'accent-strong'], ['on-accent'], TEXT),
  ...on(['sale'], ['on-sale'], TEXT),
  ...on(['footer'], ['on-footer'], TEXT),
];

/** Photographed grounds are light in both schemes, and what stands on them keeps its light colours. */
const DAY = ['scene'];
const byDay: typeof pairs = [
  ...on(DAY, ['ink', 'soft', 'accent', 'accent-strong', 'sale'], TEXT),
  ...on(DAY, ['focus'], SHAPE),
];

/** Decoration: hairlines that nothing is known by, and the veil behind a dialog. */
const DECORATION = ['line', 'veil'];

const tokens = readTokens();

for (const scheme of ['light', 'dark'] as const)
  describe(scheme, () => {
    test.each(pairs)('%s on %s has at least %s to 1', (...pair) => expectContrast(tokens[scheme], ...pair));

    test('every colour is in some pair, or is decoration', () => {
      const known = new Set([...[...pairs, ...byDay].flatMap(([front, ground]) => [front, ground]), ...DECORATION]);
      expect([...tokens[scheme].keys()].filter((name) => !known.has(name))).toEqual([]);
    });
  });

test('each colour of the light scheme has its dark one, but for photographed grounds', () => {
  const same = [...tokens.light].filter(([name, value]) => tokens.dark.get(name) === value).map(([name]) => name);
  expect(same).toEqual(DAY);
});

test.each(byDay)('by day, %s on %s has at least %s to 1', (...pair) => expectContrast(tokens.light, ...pair));

test('the heart and the eye of a card are seen on pictures of every shade', () => {
  const rule = /\.card-guide \{([^}]*)\}/.exec(readFileSync('src/styles/cards.css', 'utf8'))?.[1] ?? '';
  const [, disc = '#000000', share = '00'] = /background: (#[0-9a-f]{6})([0-9a-f]{2})/.exec(rule) ?? [];
  const [, icon = ''] = /\bcolor: (#[0-9a-f]{6})/.exec(rule) ?? [];
  for (const picture of ['00', '40', '80', 'c0', 'ff']) {
    const mixed = [1, 3, 5].map((at) => {
      const part = parseInt(share, 16) / 255;
      const value = parseInt(disc.slice(at, at + 2), 16) * part + parseInt(picture, 16) * (1 - part);
      return Math.round(value).toString(16).padStart(2, '0');
    });
    expect(contrast(icon, `#${mixed.join('')}`), picture).toBeGreaterThanOrEqual(SHAPE);
  }
});

test('contrast is computed as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function expectContrast(scheme: Tokens, front: string, ground: string, least: number): void {
  const [one, other] = [scheme.get(front), scheme.get(ground)];
  expect(one, `--color-${front}`).toBeDefined();
  expect(other, `--color-${ground}`).toBeDefined();
  expect(contrast(one!, other!), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
}

function on(grounds: string[], fronts: string[], least: number): [string, string, number][] {
  return grounds.flatMap((ground) => fronts.map((front) => [front, ground, least] as [string, string, number]));
}
