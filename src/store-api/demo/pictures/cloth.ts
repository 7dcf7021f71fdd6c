import { darker, lighter, lightness, mix } from './colour.ts';
import { chance } from './line.ts';
import type { Point } from './line.ts';
import { seen, soften } from './sheet.ts';
import type { Box, Sheet } from './sheet.ts';

export type Weave = 'denim' | 'twill' | 'poplin' | 'oxford' | 'linen' | 'seersucker' | 'knit' | 'canvas' | 'leather' | 'flannel' | 'corduroy';

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
  /** Slow unevenness and creasing: how deep, how fine. */
  relief: number;
  reliefFrequency: string;
}

const grains: Record<Weave, Grain> = {
  denim: { frequency: '0.8 0.13', octaves: 2, light: 0.46, dark: 0.42, relief: 5, reliefFrequency: '0.012 0.007' },
  twill: { frequency: '0.62 0.4', octaves: 2, light: 0.2, dark: 0.2, relief: 6, reliefFrequency: '0.011 0.006' },
  poplin: { frequency: '0.9', octaves: 2, light: 0.14, dark: 0.16, relief: 8, reliefFrequency: '0.012 0.006' },
  oxford: { frequency: '0.42', octaves: 2, light: 0.5, dark: 0.22, relief: 7, reliefFrequency: '0.012 0.006' },
  linen: { frequency: '0.16 0.6', octaves: 2, light: 0.34, dark: 0.24, relief: 13, reliefFrequency: '0.014 0.009' },
  seersucker: { frequency: '0.12 0.3', octaves: 2, light: 0.5, dark: 0.4, relief: 7, reliefFrequency: '0.012 0.008' },
  knit: { frequency: '0.5 0.24', octaves: 2, light: 0.24, dark: 0.26, relief: 7, reliefFrequency: '0.009 0.006' },
  canvas: { frequency: '0.45', octaves: 2, light: 0.32, dark: 0.3, relief: 6, reliefFrequency: '0.008 0.006' },
  leather: { frequency: '0.16', octaves: 3, light: 0.2, dark: 0.4, relief: 3, reliefFrequency: '0.02' },
  flannel: { frequency: '0.4 0.5', octaves: 2, light: 0.42, dark: 0.3, relief: 7, reliefFrequency: '0.010 0.007' },
  corduroy: { frequency: '0.4 0.12', octaves: 2, light: 0.3, dark: 0.3, relief: 5, reliefFrequency: '0.011 0.007' },
};

export const insideOf = (cloth: Cloth): string => cloth.inside ?? (cloth.weave === 'denim' ? mix(lighter(cloth.colour, 0.34), '#b9bcc0', 0.4) : darker(cloth.colour, 0.16));

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
    const rows = (lying: boolean): string => `<path d="${threads(90, lying)}" stroke="#fff" opacity="${cloth.weave === 'linen' ? 0.26 : 0.13}"/><path d="${threads(90, lying)}" stroke="${tone(0.7)}" opacity="${cloth.weave === 'linen' ? 0.15 : 0.12}"/>`;
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
  const relief = filter(`<feTurbulence type="fractalNoise" baseFrequency="${grain.reliefFrequency}" numOctaves="2" seed="${seed + 40}"/><feColorMatrix values="3.4 0 0 0 -1.2 3.4 0 0 0 -1.2 3.4 0 0 0 -1.2 1 0 0 0 0"/><feComponentTransfer><feFuncA type="table" tableValues=".9 .8 .6 .3 0 .25 .5 .7 .8"/></feComponentTransfer>`);
  const rib = ribs(sheet, cloth);
  const fill = cloth.pattern ? `<rect ${rect} fill="url(#${patternFill(sheet, cloth.pattern, cloth.colour)})"/>` : '';
  const uneven = (cloth.uneven ?? 0.3) * (cloth.weave === 'denim' || pale < 0.4 ? 0.4 : 0.4 - 0.3 * Math.min((pale - 0.4) / 0.3, 1));
  return `<rect ${rect} fill="${cloth.colour}"/>${fill}${under}<rect ${rect} filter="url(#${relief})" opacity="${uneven.toFixed(2)}"/>${rib ? `<rect ${rect} fill="url(#${rib})"/>` : ''}<rect ${rect} filter="url(#${threads})" opacity="${sheet.zoom > 1.4 ? 0.4 : 0.55}"/>`;
}

export interface Crease {
  from: Point;
  to: Point;
  bend?: number;
  w?: number;
  /** 0 to 1. */
  deep?: number;
}

/** One soft, tapering streak along a bent line: two ovals that fade to their edges. */
export function streak(sheet: Sheet, colour: string, { from, to, bend = 0, w = 9 }: Crease, opacity: number): string {
  const fade = sheet.add((id) => `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset=".35" stop-color="${colour}" stop-opacity=".6"/><stop offset=".7" stop-color="${colour}" stop-opacity=".16"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const oval = (a: Point, b: Point, grow: number): string => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) * grow;
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return `<ellipse rx="${(long / 2).toFixed(0)}" ry="${(w * 1.7).toFixed(1)}" transform="translate(${((a[0] + b[0]) / 2).toFixed(0)},${((a[1] + b[1]) / 2).toFixed(0)})rotate(${turn.toFixed(0)})"/>`;
  };
  const mid: Point = [(from[0] + to[0]) / 2 + (dy / length) * bend * 0.5, (from[1] + to[1]) / 2 - (dx / length) * bend * 0.5];
  const ovals = Math.abs(bend) < 4 ? oval(from, to, 1.15) : oval(from, mid, 1.7) + oval(mid, to, 1.7);
  return `<g fill="url(#${fade})" fill-opacity="${opacity.toFixed(2)}">${ovals}</g>`;
}

/** Folds: each a dark hollow with a lit ridge towards the lamp. */
export function creases(sheet: Sheet, colour: string, list: Crease[]): string {
  const hollow = darker(colour, 0.7);
  return list
    .map((crease) => {
      const { from, to, w = 9, deep = 0.5 } = crease;
      const ridge: Crease = { ...crease, from: [from[0] - w * 1.2, from[1] - w * 1.1], to: [to[0] - w * 1.2, to[1] - w * 1.1] };
      return streak(sheet, '#ffffff', ridge, deep * 0.42) + streak(sheet, hollow, crease, deep * 0.85);
    })
    .join('');
}

/** Roundness: an outline's inner edge darkens away from the lamp and catches light towards it. */
export function roundEdge(sheet: Sheet, path: string, colour: string, thick = 1): string {
  const shade = darker(colour, 0.7);
  return `${soften(sheet, path, shade, 54 * thick, 0.42, `transform="translate(${-4 * thick},${-4 * thick})"`)}${soften(sheet, path, shade, 7, 0.5, 'transform="translate(-1,-1)"')}${soften(sheet, path, '#fff', 7, 0.36, 'transform="translate(3,3)"')}`;
}

export interface Thread {
  colour: string;
  width?: number;
  dash?: string;
}

/** A row of stitches with the little shadow each throws. */
export function stitch(path: string, { colour, width = 2.1, dash = '6.5 3.6' }: Thread): string {
  return `<g class="s" stroke-dasharray="${dash}" stroke-width="${width}"><path d="${path}" stroke="#0b0d14" opacity="${lightness(colour) > 0.75 ? 0.26 : 0.4}" transform="translate(1,1.5)"/><path d="${path}" stroke="${colour}"/></g>`;
}

/** Where two pieces are sewn together: a groove with a lit lower lip. */
export function seam(path: string, colour: string, w = 2): string {
  return `<g fill="none"><path d="${path}" stroke="#fff" stroke-width="${w}" opacity=".22" transform="translate(${w * 0.8},${w * 0.9})"/><path d="${path}" stroke="${darker(colour, 0.75)}" stroke-width="${w}" opacity=".75"/></g>`;
}

/** The gathered, faded look along a sewn edge. */
export function pucker(path: string, w = 13, strength = 0.3): string {
  const row = (colour: string, width: number, dash: string, offset: number, opacity: number): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}" opacity="${opacity.toFixed(2)}"/>`;
  return `<g fill="none">${row('#fff', w, '6 11 9 13 5 9', 0, strength * 0.5)}${row('#fff', w * 0.6, '4 13 6 16 3 11', -1, strength * 0.5)}${row('#0b0d14', w, '5 15 7 9 6 12', 9, strength * 0.35)}${row('#0b0d14', w * 0.6, '3 17 5 11 4 14', 8, strength * 0.35)}</g>`;
}

/** What lies in any of the paths. */
export function clip(sheet: Sheet, ...paths: string[]): string {
  return sheet.add((id) => `<clipPath id="${id}">${paths.map((path) => `<path d="${path}"/>`).join('')}</clipPath>`);
}

/** A sewn button lying on the cloth. */
export function button(x: number, y: number, r: number, colour: string, thread = '#f3efe6'): string {
  const hole = r * 0.24;
  const holes = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([a, b]) => `<circle cx="${(x + a! * hole * 1.25).toFixed(1)}" cy="${(y + b! * hole * 1.25).toFixed(1)}" r="${(hole * 0.75).toFixed(1)}"/>`).join('');
  return `<g><circle cx="${x + r * 0.22}" cy="${y + r * 0.34}" r="${r * 1.06}" fill="#0b0d14" opacity=".34"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="none" stroke="#fff" stroke-width="${r * 0.12}" opacity=".5" stroke-dasharray="${r * 2.4} ${r * 3.4}" stroke-dashoffset="${r * 3.9}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="#0b0d14" stroke-width="${r * 0.1}" opacity=".2"/><g fill="#2a241d" opacity=".75">${holes}</g><path d="M${x - hole * 1.25},${y - hole * 1.25}L${x + hole * 1.25},${y + hole * 1.25}M${x + hole * 1.25},${y - hole * 1.25}L${x - hole * 1.25},${y + hole * 1.25}" stroke="${thread}" stroke-width="${r * 0.13}"/></g>`;
}

/** A pressed metal button or rivet. */
export function metal(x: number, y: number, r: number, colour: string): string {
  return `<g><circle cx="${x + r * 0.25}" cy="${y + r * 0.38}" r="${r * 1.08}" fill="#0b0d14" opacity=".45"/><circle cx="${x}" cy="${y}" r="${r}" fill="${darker(colour, 0.35)}"/><circle cx="${x - r * 0.06}" cy="${y - r * 0.08}" r="${r * 0.86}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="${r * 0.13}" opacity=".8"/><circle cx="${x - r * 0.02}" cy="${y}" r="${r * 0.2}" fill="${darker(colour, 0.3)}"/><path d="M${x - r * 0.72},${y - r * 0.18}A${r * 0.74},${r * 0.74} 0 0 1 ${x + r * 0.12},${y - r * 0.73}" stroke="#fff" stroke-width="${r * 0.16}" stroke-linecap="round" fill="none" opacity=".7"/></g>`;
}
