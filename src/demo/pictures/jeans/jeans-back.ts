import { darker, lighter } from '../colour.ts';
import type { Cutting } from './jeans-look.ts';
import { shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { hems, sideSeams } from './jeans-hem.ts';
import { band, waistband } from './jeans-waist.ts';

export function jeansBack(c: Cutting): string {
  const { sheet, look, t } = c;
  const colour = look.cloth.colour;
  const top = t.waist(0.5, band);
  const seat: Point[] = [top, [t.middle - 2, top[1] + 120], [t.crotch[0], t.crotch[1] - 40], t.crotch];
  const yokePoint: Point = [t.middle - 1, top[1] + 92];
  const yokes = [-1, 1]
    .map((s) => {
      const leg = s < 0 ? t.left : t.right;
      const side: Point = [leg.outer[1]![0] + s * 6, leg.outer[1]![1] - 34];
      return `${seam(straight(yokePoint, side), colour, 2.2)}${stitch(straight(shift(yokePoint, s * 8, -6), shift(side, 0, -7)), { colour: look.thread })}${stitch(straight(shift(yokePoint, s * 8, -13), shift(side, 0, -14)), { colour: look.thread })}`;
    })
    .join('');
  const pockets = [-1, 1]
    .map((s) => {
      const x = t.middle + s * 114;
      const y = top[1] + 96;
      const w = 74;
      const p = (dx: number, dy: number): Point => [x + dx + s * dy * 0.04, y + dy - s * dx * 0.05];
      const shape = straight(p(-w, 0), p(w, 0), p(w * 0.84, 138), p(0, 172), p(-w * 0.84, 138));
      const wave = smooth(p(-w + 10, 66), p(-w * 0.4, 78), p(0, 56), p(w * 0.4, 78), p(w - 10, 66));
      return `${soften(sheet, `${shape}Z`, darker(colour, 0.85), 10, 0.36, 'transform="translate(1.5,2.5)"')}<path d="${shape}Z" fill="${look.fade > 0.3 ? lighter(colour, 0.3) : darker(colour, 0.2)}" opacity=".16"/>${seam(`${shape}Z`, colour, 2)}${stitch(straight(p(-w + 3, 12), p(w - 3, 12)), { colour: look.thread })}${stitch(straight(p(-w + 7, 4), p(-w * 0.84 + 5, 134), p(0, 164), p(w * 0.84 - 5, 134), p(w - 7, 4)), { colour: look.thread })}${stitch(wave, { colour: look.thread })}${metal(p(-w + 7, 7)[0], p(-w + 7, 7)[1], 4.4, look.metal)}${metal(p(w - 7, 7)[0], p(w - 7, 7)[1], 4.4, look.metal)}`;
    })
    .join('');
  const patch = t.waist(0.73, band / 2 + 1);
  const label = `<g transform="translate(${patch[0].toFixed(1)},${patch[1].toFixed(1)}) rotate(-4)"><rect x="-46" y="-27" width="96" height="60" rx="3" fill="#0b0d14" opacity=".35"/><rect x="-49" y="-30" width="96" height="60" rx="3" fill="${look.patch}"/><rect x="-49" y="-30" width="96" height="12" rx="3" fill="#fff" opacity=".12"/>${stitch('M-44,-25H42V25H-44Z', { colour: look.thread, width: 1.7 })}<g fill="none" stroke="${darker(look.patch, 0.6)}" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M-24,-10q11,-10 22,0t22,0M-24,2q11,-10 22,0t22,0M-24,14q11,-10 22,0t22,0"/></g></g>`;
  return `${sideSeams(c)}${seam(smooth(...seat), colour, 2.2)}${stitch(smooth(...seat.map((p) => shift(p, -7, 0))), { colour: look.thread })}${stitch(smooth(...seat.map((p) => shift(p, -14, 0))), { colour: look.thread })}${yokes}${pockets}${hems(c)}${waistband(c)}${label}`;
}

