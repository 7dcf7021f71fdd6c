import { clip, patternFill } from '../cloth.ts';
import { darker } from '../colour.ts';
import { outline, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { button, metal, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { leaf } from './shirt-collar.ts';
import { middle, sewn } from './shirt-cut.ts';
import type { Cut, Part } from './shirt-cut.ts';

export function shirtFront(c: Cut): Part {
  const { sheet, look, bottom, close } = c;
  const own = sewn(look);
  const raised: string[] = [];
  let under = '';
  let over = '';
  const chestY = c.top + (look.sleeves === 'short' ? 262 : 236);
  const lean = 0.012;
  const add = (part: Part): void => {
    raised.push(...part.raised);
    under += part.under;
    over += part.over;
  };
  const wide = look.heavy ? 24 : 18;
  if (look.collar === 'crew') return { raised, under, over };
  const end = look.collar === 'henley' ? close[1] + 186 : bottom + 9;
  const start = close[1] + (look.collar === 'camp' ? 10 : look.collar === 'henley' ? -6 : 14);
  const line = (dx: number): string => smooth([c.placketX(start) + dx, start], [c.placketX((start + end) / 2) + dx + 1.5, (start + end) / 2], [c.placketX(end) + dx, end]);
  if (look.collar === 'henley') {
    const box = `${straight([middle - wide, start], [middle + wide, start], [c.placketX(end) + wide, end], [c.placketX(end) - wide, end])}Z`;
    raised.push(box);
    under += leaf(c, box, look.trim ?? look.cloth.colour, 0);
    over += stitch(straight([middle - wide + 4, start], [c.placketX(end) - wide + 4, end - 22], [c.placketX(end) + wide - 4, end - 22], [middle + wide - 4, start]), own);
  } else {
    const flat = (dx: number): Point[] => [[c.placketX(start) + dx, start], [c.placketX(end) + dx, end]];
    raised.push(outline(flat(-wide), flat(wide).reverse()));
    under += `${soften(sheet, line(wide), darker(look.cloth.colour, 0.85), 10, 0.36, 'transform="translate(2,0)"')}<path d="${line(wide)}" fill="none" stroke="${darker(look.cloth.colour, 0.65)}" stroke-width="1.2" opacity=".45"/>`;
    if (look.collar !== 'camp') {
      under += `<path d="${line(-wide)}" fill="none" stroke="${darker(look.cloth.colour, 0.65)}" stroke-width="1.3" opacity=".4"/>`;
      over += stitch(line(-wide + 5), own);
    }
    over += stitch(line(wide - 5), own);
  }
  const count = look.collar === 'henley' ? 3 : look.collar === 'camp' ? 5 : 6;
  const gap = look.collar === 'henley' ? 58 : (bottom - start - 140) / (count - (look.collar === 'camp' ? 0.6 : 0.1));
  for (let i = 0; i < count; i += 1) {
    const y = start + (look.collar === 'henley' ? 46 : look.collar === 'camp' ? 16 : 62) + i * gap;
    const x = c.placketX(y);
    if (!look.snaps && look.collar !== 'henley') over += `<path d="M${(x - 1).toFixed(1)},${(y - 12).toFixed(1)}v24" stroke="${darker(look.cloth.colour, 0.5)}" stroke-width="3" opacity=".45"/>`;
    over += look.snaps ? metal(x, y, 8.4, look.buttons) : button(x, y, look.heavy ? 10 : 7.6, look.buttons, look.thread);
  }
  const px = look.body === 'boxy' ? 122 : 108;
  if (look.pockets === 'one') add(pocketAt(c, middle + px, chestY, 56, 132, 'plain', lean));
  if (look.pockets === 'two') {
    add(pocketAt(c, middle + px, chestY, 56, 132, 'plain', lean));
    add(pocketAt(c, middle - px - 4, chestY + 2, 56, 132, 'plain', -lean));
  }
  if (look.pockets === 'flaps' || look.pockets === 'western') {
    const kind = look.pockets === 'western' ? 'western' : 'flap';
    const [w, h] = look.heavy ? [70, 164] : [60, 136];
    add(pocketAt(c, middle + px + 6, chestY, w, h, kind, lean));
    add(pocketAt(c, middle - px - 10, chestY + 3, w, h, kind, -lean));
  }
  if (look.pockets === 'hip') {
    add(pocketAt(c, middle + px, chestY, 56, 126, 'plain', lean));
    add(pocketAt(c, middle + 134, bottom - 254, 88, 186, 'plain', lean / 2));
    add(pocketAt(c, middle - 140, bottom - 250, 88, 186, 'plain', -lean / 2));
  }
  return { raised, under, over };
}


function pocketAt(c: Cut, x: number, y: number, w: number, h: number, kind: 'plain' | 'flap' | 'western', lean: number): Part {
  const { sheet, look } = c;
  const p = (dx: number, dy: number): Point => [x + dx - dy * lean, y + dy + dx * lean];
  const own = sewn(look);
  const shape = look.heavy ? straight(p(-w, 0), p(w, 0), p(w, h - 18), p(w - 20, h), p(-w + 20, h), p(-w, h - 18)) : straight(p(-w, 0), p(w, 0), p(w * 0.96, h - 24), p(0, h), p(-w * 0.96, h - 24));
  const tone = look.cloth.colour;
  const inside = clip(sheet, `${shape}Z`);
  const fill = look.cloth.pattern ? `<g clip-path="url(#${inside})"><path d="${shape}Z" fill="${tone}"/><g transform="translate(5,9) rotate(${look.cloth.pattern.kind === 'check' ? 45 : 0.8} ${x} ${y})"><rect x="${x - w - 160}" y="${y - 160}" width="${w * 2 + 320}" height="${h + 320}" fill="url(#${patternFill(sheet, look.cloth.pattern, tone)})"/></g></g>` : '';
  let under = `${soften(sheet, `${shape}Z`, darker(tone, 0.85), 9, 0.3, 'transform="translate(1.5,3)"')}${fill}<path d="${shape}Z" fill="#fff" opacity=".05"/><path d="${shape}Z" fill="none" stroke="${darker(tone, 0.65)}" stroke-width="1.2" opacity=".45"/>`;
  const raised = [`${shape}Z`];
  let over = stitch(look.heavy ? straight(p(-w + 6, 4), p(-w + 6, h - 20), p(-w + 23, h - 6), p(w - 23, h - 6), p(w - 6, h - 20), p(w - 6, 4)) : straight(p(-w + 5, 4), p(-w * 0.96 + 5, h - 27), p(0, h - 6), p(w * 0.96 - 5, h - 27), p(w - 5, 4)), own);
  if (kind === 'plain') over += stitch(straight(p(-w + 5, 26), p(w - 5, 26)), own);
  else {
    const deep = kind === 'western' ? 62 : 54;
    const flap = kind === 'western' ? straight(p(-w - 3, -8), p(w + 3, -8), p(w + 3, 26), p(w * 0.5, 34), p(0, deep), p(-w * 0.5, 34), p(-w - 3, 26)) : straight(p(-w - 3, -8), p(w + 3, -8), p(w + 3, deep - 14), p(w - 14, deep), p(-w + 14, deep), p(-w - 3, deep - 14));
    raised.push(`${flap}Z`);
    under += leaf(c, `${flap}Z`, tone, look.cloth.pattern?.kind === 'check' ? 45 : 0, [x, y]);
    over += stitch(kind === 'western' ? straight(p(-w + 3, -3), p(-w + 3, 22), p(-w * 0.5, 28), p(0, deep - 7), p(w * 0.5, 28), p(w - 3, 22), p(w - 3, -3)) : straight(p(-w + 4, -3), p(-w + 4, deep - 17), p(-w + 17, deep - 6), p(w - 17, deep - 6), p(w - 4, deep - 17), p(w - 4, -3)), own);
    const spot = p(0, deep - 20);
    over += look.snaps ? metal(spot[0], spot[1], 8, look.buttons) : button(spot[0], spot[1], look.heavy ? 9 : 7, look.buttons, look.thread);
  }
  return { raised, under, over };
}

