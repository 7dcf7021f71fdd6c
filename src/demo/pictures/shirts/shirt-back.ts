import { clip, patternFill } from '../cloth.ts';
import { darker } from '../colour.ts';
import { between, outline, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { leaf } from './shirt-collar.ts';
import type { Collared } from './shirt-collar.ts';
import { middle, sewn } from './shirt-cut.ts';
import type { Cut, Part } from './shirt-cut.ts';

/** Yoke with the pleat or gathers under it, and the loop it hangs from. */
export function shirtBack(c: Cut): Part {
  const { look } = c;
  if (look.collar === 'henley' || look.collar === 'crew') return { raised: [], under: '', over: '' };
  const edge = yokeEdge(c);
  const own = sewn(look);
  const { colour, pattern } = look.cloth;
  const rows = (look.heavy ? [7, 14] : [6]).map((d) => stitch(smooth(...edge.map((p) => shift(p, 0, -d))), own)).join('');
  const piece = outline([...edge], [[middle + 330, c.top - 20], [middle - 330, c.top - 20]]);
  const bias = pattern?.kind === 'check' ? 45 : pattern ? 90 : 0;
  const inside = bias ? clip(c.sheet, piece) : '';
  const turned = bias ? `<g clip-path="url(#${inside})"><rect x="100" y="0" width="760" height="460" fill="${colour}"/><g transform="rotate(${bias} ${middle} ${c.top})"><rect x="0" y="-300" width="960" height="1000" fill="url(#${patternFill(c.sheet, pattern!, colour)})"/></g></g>` : '';
  const shadow = soften(c.sheet, smooth(...edge), darker(colour, 0.85), 9, 0.34, 'transform="translate(0,3)"');
  const below = look.pockets === 'western' || look.heavy ? sidePleats(c, edge) : boxPleat(c, edge);
  return { raised: [piece, ...below.raised], under: shadow + turned + below.under, over: seam(smooth(...edge), colour, 1.8) + rows + below.over };
}

function yokeEdge(c: Cut): Point[] {
  const [l, r] = c.shoulders;
  const y = c.top + 128;
  const ends: [Point, Point] = [[l[0] + 12, y - 6], [r[0] - 12, y - 3]];
  if (c.look.pockets !== 'western') return [ends[0], between(ends[0], [middle, y + 4], 0.5), [middle, y + 5], between([middle, y + 4], ends[1], 0.5), ends[1]];
  return [ends[0], [middle - 116, y + 22], [middle - 50, y + 30], [middle, y + 74], [middle + 50, y + 30], [middle + 116, y + 22], ends[1]];
}

/** The edges of the box pleat, opening out from the yoke down. */
export function pleatLines(c: Cut): Point[][] {
  const [x, y] = yokeEdge(c)[2]!;
  const fall = c.bottom - y;
  return [-1, 1].map((s) => [[x + s * 17, y], [x + s * 17 + c.placketX(y + 100) - middle, y + fall * 0.16], [x + s * 21, y + fall * 0.34], [x + s * 30, y + fall * 0.72]]);
}

function boxPleat(c: Cut, edge: Point[]): Part {
  const { look, sheet } = c;
  const { colour } = look.cloth;
  const [x, y] = edge[2]!;
  const folds = pleatLines(c).map((line, i) => soften(sheet, smooth(...line.slice(0, 3)), darker(colour, 0.85), 6, 0.24, `transform="translate(${i ? 2 : -2},0)"`) + `<path d="${smooth(...line.slice(0, 2))}" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="1.3" opacity=".4" stroke-linecap="round"/>`).join('');
  const loop = straight([x - 8, y - 46], [x + 8, y - 46], [x + 8, y + 8], [x - 8, y + 8]);
  const hanger = `${soften(sheet, `${loop}Z`, darker(colour, 0.85), 8, 0.4, 'transform="translate(3,3)"')}<path d="${loop}Z" fill="${darker(colour, 0.06)}" stroke="${darker(colour, 0.6)}" stroke-width="1"/>${stitch(straight([x - 5, y - 44], [x - 5, y + 4]) + straight([x + 5, y - 44], [x + 5, y + 4]), { ...sewn(look), width: 1.2 })}`;
  return { raised: [], under: folds, over: hanger };
}

function sidePleats(c: Cut, edge: Point[]): Part {
  const { sheet, look } = c;
  const { colour } = look.cloth;
  const under = [-1, 1].map((s) => {
    const from = shift(edge[s < 0 ? 0 : edge.length - 1]!, -s * 62, 4);
    const line: Point[] = [from, shift(from, -s * 3, 120), shift(from, -s * 2, 260)];
    return `${soften(sheet, smooth(...line), darker(colour, 0.85), 9, 0.3)}<path d="${smooth(...line.slice(0, 2))}" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="1.4" opacity=".4"/>`;
  });
  return { raised: [], under: under.join(''), over: '' };
}

/** The collar from behind: its fall over the stand, or a band. */
export function collarBack(c: Cut): Collared {
  const { look, top, neck } = c;
  const k = neck / 158;
  const own = sewn(look);
  const colour = look.trim ?? look.cloth.colour;
  const soft = look.collar === 'henley' || look.collar === 'crew';
  const band = soft || look.collar === 'band';
  const grow = band ? 2 : look.collar === 'camp' ? 26 * k : 16 * k;
  const [high, low] = band ? [top - (soft ? 8 : 22), top + (soft ? 20 : 14)] : [top - 34, top + (look.collar === 'camp' ? 46 : 34) * k];
  const up: Point[] = [[middle - neck / 2 - 2, high + 12], [middle - neck * 0.25, high + 1], [middle, high - 2], [middle + neck * 0.25, high + 1], [middle + neck / 2 + 2, high + 12]];
  const down: Point[] = [[middle + neck / 2 + grow, low - 14], [middle + neck * 0.27, low + 3], [middle, low + 6], [middle - neck * 0.27, low + 3], [middle - neck / 2 - grow, low - 14]];
  const fall = outline(up, [up.at(-1)!, down[0]!], down, [down.at(-1)!, up[0]!]);
  const rib = soft ? `<path d="${smooth(...up.map(([x, y], i): Point => between([x, y], down[4 - i]!, 0.5)))}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="${(low - high).toFixed(0)}" stroke-dasharray="1.6 3" opacity=".28"/>` : '';
  const rows = stitch(smooth(...down.map((p) => shift(p, 0, -7))), own) + (look.heavy ? stitch(smooth(...down.map((p) => shift(p, 0, -14))), own) : '');
  return { paths: [fall], raised: [fall], under: leaf(c, fall, colour, look.cloth.pattern?.kind === 'stripe' ? 90 : 0) + rib, over: soft ? stitch(smooth(...down.map((p) => shift(p, 0, 5))), own) : rows };
}
