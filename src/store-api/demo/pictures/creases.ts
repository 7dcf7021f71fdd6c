import { darker } from './colour.ts';
import type { Point } from './line.ts';
import { soften } from './sheet.ts';
import type { Sheet } from './sheet.ts';

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

