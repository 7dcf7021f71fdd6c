import { darker, lighter, lightness, mix } from './colour.ts';
import { chance } from './line.ts';
import { seen } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Box } from './line.ts';

export type Weave = 'denim' | 'twill' | 'poplin' | 'oxford' | 'linen' | 'seersucker' | 'knit' | 'canvas' | 'leather' | 'flannel' | 'corduroy' | 'ripstop';

export type Pattern =
  | { kind: 'stripe'; colour: string; width: number; gap: number; lying?: boolean }
  | { kind: 'check'; colours: string[]; size: number }
  | { kind: 'gingham'; colour: string; size: number }
  | { kind: 'dots'; colour: string; size: number }
  | { kind: 'leaves'; colours: string[]; size: number }
  | { kind: 'waves'; colour: string; size: number };

export interface Cloth {
  weave: Weave;
  colour: string;
  pattern?: Pattern;
  /** The reverse, seen inside openings and on turn-ups; by default a paler or darker face. */
  inside?: string;
  /** How much the dye varies over the cloth, 0 to 1. */
  uneven?: number;
}

interface Grain {
  frequency: string;
  octaves: number;
  /** Contrast of the threads. */
  light: number;
  dark: number;
}

const grains: Record<Weave, Grain> = {
  denim: { frequency: '0.8 0.13', octaves: 2, light: 0.32, dark: 0.34 },
  twill: { frequency: '0.62 0.4', octaves: 2, light: 0.2, dark: 0.2 },
  poplin: { frequency: '0.9', octaves: 2, light: 0.14, dark: 0.16 },
  oxford: { frequency: '0.42', octaves: 2, light: 0.5, dark: 0.22 },
  linen: { frequency: '0.16 0.6', octaves: 2, light: 0.34, dark: 0.24 },
  seersucker: { frequency: '0.12 0.3', octaves: 2, light: 0.5, dark: 0.4 },
  knit: { frequency: '0.5 0.24', octaves: 2, light: 0.24, dark: 0.26 },
  canvas: { frequency: '0.45', octaves: 2, light: 0.32, dark: 0.3 },
  ripstop: { frequency: '0.8', octaves: 2, light: 0.16, dark: 0.18 },
  leather: { frequency: '0.16', octaves: 3, light: 0.2, dark: 0.4 },
  flannel: { frequency: '0.4 0.5', octaves: 2, light: 0.42, dark: 0.3 },
  corduroy: { frequency: '0.4 0.12', octaves: 2, light: 0.3, dark: 0.3 },
};

export const insideOf = (cloth: Cloth): string => cloth.inside ?? (cloth.weave === 'denim' ? mix(lighter(cloth.colour, 0.34), '#b9bcc0', 0.4) : darker(cloth.pattern?.kind === 'stripe' ? mix(cloth.colour, cloth.pattern.colour, (cloth.pattern.width / (cloth.pattern.width + cloth.pattern.gap)) * 0.7) : cloth.colour, 0.14));

/** A pattern whose tile holds many repeats: librsvg pays for every tile, and more for a turned one. */
function tiled(sheet: Sheet, w: number, h: number, across: number, down: number, inner: string, turn = 0): string {
  const unit = sheet.add((id) => `<g id="${id}">${inner}</g>`);
  const uses = Array.from({ length: across * down }, (_, i) => `<use href="#${unit}" x="${((i % across) * w).toFixed(2)}" y="${(Math.floor(i / across) * h).toFixed(2)}"/>`).join('');
  return sheet.add((id) => `<pattern id="${id}" width="${(w * across).toFixed(2)}" height="${(h * down).toFixed(2)}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${uses}</pattern>`);
}

/** Id of the pattern as a fill. */
export function patternFill(sheet: Sheet, pattern: Pattern, colour: string): string {
  if (pattern.kind === 'stripe') {
    const step = pattern.width + pattern.gap;
    const count = Math.max(Math.round(240 / step), 1);
    return pattern.lying
      ? tiled(sheet, 400, step, 1, count, `<rect width="400" height="${pattern.width}" fill="${pattern.colour}"/>`, 0.5)
      : tiled(sheet, step, 400, count, 1, `<rect width="${pattern.width}" height="400" fill="${pattern.colour}"/>`, 0.5);
  }
  if (pattern.kind === 'gingham') {
    const s = pattern.size;
    const n = Math.max(Math.round(120 / s), 1);
    return tiled(sheet, s * 2, s * 2, n, n, `<g fill="${pattern.colour}"><rect width="${s}" height="${s * 2}" opacity=".55"/><rect width="${s * 2}" height="${s}" opacity=".55"/></g>`);
  }
  if (pattern.kind === 'check') {
    const s = pattern.size;
    const n = Math.max(Math.round(240 / s), 1);
    const [one, two, three] = [pattern.colours[0]!, pattern.colours[1] ?? pattern.colours[0]!, pattern.colours[2] ?? pattern.colours[0]!];
    const bars = (fill: string, from: number, thick: number, opacity: number): string =>
      `<g fill="${fill}" opacity="${opacity}"><rect x="${from * s}" width="${thick * s}" height="${s}"/></g><g fill="${fill}" opacity="${opacity}"><rect y="${from * s}" width="${s}" height="${thick * s}"/></g>`;
    return tiled(sheet, s, s, n, n, bars(one, 0, 0.42, 0.6) + bars(two, 0.62, 0.1, 0.75) + bars(three, 0.18, 0.05, 0.85));
  }
  if (pattern.kind === 'dots') {
    const s = pattern.size;
    const n = Math.max(Math.round(200 / s), 1);
    return tiled(sheet, s, s, n, n, `<g fill="${pattern.colour}"><circle cx="${s / 4}" cy="${s / 4}" r="${s / 9}"/><circle cx="${(s * 3) / 4}" cy="${(s * 3) / 4}" r="${s / 9}"/></g>`);
  }
  if (pattern.kind === 'waves') {
    const s = pattern.size;
    return tiled(sheet, s, s * 0.5, 4, 8, `<path d="M0,${s * 0.25}q${s / 4},${-s * 0.28} ${s / 2},0t${s / 2},0" fill="none" stroke="${pattern.colour}" stroke-width="${s * 0.055}"/>`);
  }
  const s = pattern.size;
  const leaf = (x: number, y: number, turn: number, fill: string, k = 1): string =>
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${((s / 100) * k).toFixed(3)})"><path d="M0,-30C16,-16 16,8 0,28C-16,8 -16,-16 0,-30Z" fill="${fill}"/><path d="M0,-24V34M0,-8l8,-7M0,2l9,-8M0,12l8,-7M0,-8l-8,-7M0,2l-9,-8M0,12l-8,-7" stroke="${colour}" stroke-width="2" fill="none" opacity=".7"/></g>`;
  const [a, b] = [pattern.colours[0]!, pattern.colours[1] ?? pattern.colours[0]!];
  return tiled(sheet, s, s, 2, 2, leaf(s * 0.3, s * 0.34, 28, a) + leaf(s * 0.72, s * 0.3, -48, b, 0.8) + leaf(s * 0.68, s * 0.7, 150, a, 0.92) + leaf(s * 0.28, s * 0.76, 78, b, 0.75), 8);
}

/** The weave's own ribs, drawn only where the eye is close enough to see them. */
function ribs(sheet: Sheet, cloth: Cloth): string | undefined {
  const close = sheet.zoom > 1.4;
  const tone = (amount: number): string => darker(cloth.colour, amount);
  if (cloth.weave === 'corduroy') {
    return tiled(sheet, 7, 300, 16, 1, `<rect width="2.4" height="300" fill="${tone(0.6)}" opacity=".5"/><rect x="3.4" width="2" height="300" fill="#fff" opacity=".16"/>`, 0.5);
  }
  if (cloth.weave === 'ripstop') {
    return tiled(sheet, 13, 13, 12, 12, `<path d="M0,.8h13M.8,0v13" stroke="${lighter(cloth.colour, 0.5)}" stroke-width="1.2" opacity=".27"/><path d="M0,2.2h13M2.2,0v13" stroke="${tone(0.7)}" stroke-width="1.1" opacity=".25"/>`, 0.7);
  }
  if (cloth.weave === 'knit' && close) {
    return tiled(sheet, 4, 3.6, 12, 12, `<path d="M0,.4l2,2.4l2,-2.4" stroke="${tone(0.6)}" stroke-width="1" opacity=".32" fill="none"/><path d="M0,2.2l2,2.4l2,-2.4" stroke="#fff" stroke-width=".7" opacity=".14" fill="none"/>`);
  }
  if (cloth.weave === 'seersucker') {
    return tiled(sheet, 11, 9, 8, 10, `<path d="M0,2q3,2.6 6,0" stroke="${tone(0.6)}" stroke-width="1.2" opacity=".2" fill="none"/><path d="M0,6q3,-2.6 6,0" stroke="#fff" stroke-width="1.4" opacity=".35" fill="none"/>`);
  }
  if (cloth.weave === 'linen' || (cloth.weave === 'canvas' && close)) {
    const random = chance(cloth.weave === 'linen' ? 5 : 6);
    const size = 170;
    const threads = (count: number, lying: boolean): string =>
      Array.from({ length: count }, () => {
        const [a, b] = [random(0, size).toFixed(0), (Math.round(random(0, size) / 1.6) * 1.6).toFixed(1)];
        const long = random(14, cloth.weave === 'linen' ? 90 : 34).toFixed(0);
        return lying ? `M${a},${b}h${long}` : `M${b},${a}v${long}`;
      }).join('');
    const rows = (lying: boolean): string => `<path d="${threads(90, lying)}" stroke="#fff" opacity="${cloth.weave === 'linen' ? (0.09 + 0.15 * lightness(cloth.colour)).toFixed(2) : 0.13}"/><path d="${threads(90, lying)}" stroke="${tone(0.7)}" opacity="${cloth.weave === 'linen' ? 0.13 : 0.12}"/>`;
    return sheet.add((id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g stroke-width="${close ? 0.8 : 1.3}">${rows(true)}${rows(false)}</g></pattern>`);
  }
  if (!close) return undefined;
  if (cloth.weave === 'denim' || cloth.weave === 'twill') {
    const light = cloth.weave === 'denim' ? lighter(cloth.colour, 0.75) : '#ffffff';
    const lines = (from: number): string => Array.from({ length: 64 }, (_, i) => `M${(from + i * 2.2).toFixed(1)},90l46,-92`).join('');
    return sheet.add((id) => `<pattern id="${id}" width="88" height="88" patternUnits="userSpaceOnUse"><path d="${lines(-44)}" stroke="${light}" stroke-width=".6" opacity=".3"/><path d="${lines(-42.8)}" stroke="${tone(0.8)}" stroke-width=".5" opacity=".3"/></pattern>`);
  }
  if (cloth.weave === 'oxford') {
    const rows = (y: number): string => Array.from({ length: 24 }, (_, i) => `M0,${(y + i * 2.4).toFixed(1)}h57.6`).join('');
    return sheet.add((id) => `<pattern id="${id}" width="57.6" height="57.6" patternUnits="userSpaceOnUse"><g stroke-width="1.2" stroke-dasharray="1.2 1.2"><path d="${rows(0.6)}" stroke="${tone(0.6)}" opacity=".17"/><path d="${rows(1.8)}" stroke-dashoffset="1.2" stroke="#fff" opacity=".22"/></g></pattern>`);
  }
  return undefined;
}

export interface Laid {
  sheet: Sheet;
  cloth: Cloth;
  box: Box;
  seed: number;
}

/** Colour, pattern and grain of a cloth as a square patch to be clipped; `under` is drawn below the grain. */
export function layCloth({ sheet, cloth, box, seed }: Laid, under = ''): string {
  const grain = grains[cloth.weave];
  const finer = sheet.zoom > 1.4 ? 1.6 : sheet.turned ? 1.3 : 1;
  const frequency = grain.frequency.split(' ').map((value) => (Number(value) * finer).toFixed(3)).join(' ');
  const rect = seen(sheet, box);
  const filter = (inner: string): string => sheet.add((id) => `<filter id="${id}" filterUnits="userSpaceOnUse" ${rect} color-interpolation-filters="sRGB">${inner}</filter>`);
  const pale = lightness(cloth.colour);
  const light = (grain.light * (cloth.weave === 'denim' ? 0.65 + 0.5 * (1 - pale) : 0.9)).toFixed(2);
  const dark = (grain.dark * (0.95 - 0.4 * pale)).toFixed(2);
  const contrast = (values: string): string => `<feColorMatrix values="9 0 0 0 -4 9 0 0 0 -4 9 0 0 0 -4 1 0 0 0 0"/><feComponentTransfer><feFuncA type="table" tableValues="${values}"/></feComponentTransfer>`;
  const tile = Math.round(Math.min(420, box.w, box.h) / (sheet.zoom > 1.4 ? 2 : 1));
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${grain.octaves}" seed="${seed}"`;
  const coloured = contrast(`${dark} ${dark} ${dark} ${(Number(dark) / 2).toFixed(2)} 0 ${(Number(light) / 2).toFixed(2)} ${light} ${light} ${light}`);
  const threads = filter(
    sheet.turned
      ? `${noise}/>${coloured}`
      : `${noise} stitchTiles="stitch" x="${Math.max(box.x, sheet.view.x).toFixed(0)}" y="${Math.max(box.y, sheet.view.y).toFixed(0)}" width="${tile}" height="${tile}"/>${coloured}<feTile/>`,
  );
  const rib = ribs(sheet, cloth);
  const fill = cloth.pattern ? `<rect ${rect} fill="url(#${patternFill(sheet, cloth.pattern, cloth.colour)})"/>` : '';
  return `<rect ${rect} fill="${cloth.colour}"/>${fill}${under}${rib ? `<rect ${rect} fill="url(#${rib})"/>` : ''}<rect ${rect} filter="url(#${threads})" opacity="${sheet.zoom > 1.4 ? 0.4 : sheet.turned ? 0.42 : 0.5}"/>`;
}

/** What lies in any of the paths. */
export function clip(sheet: Sheet, ...paths: string[]): string {
  return sheet.add((id) => `<clipPath id="${id}">${paths.map((path) => `<path d="${path}"/>`).join('')}</clipPath>`);
}

