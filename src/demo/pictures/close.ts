import { drawLook } from './draw.ts';
import { recipes } from './recipes.ts';
import { finish, ground } from './scene.ts';
import { newSheet, soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** How close the leg lies, in the drawing's own units. */
const zoom = 2.3;
const thread = '#b4532c';

/** From near: the turned-up hems of raw selvedge jeans on the table, with needle, thread and its spool. */
export function drawClose(w: number, h: number): string {
  const sheet = { ...newSheet({ x: 150, y: 560, w: 660, h: 620 }, true), zoom };
  const look = recipes.find(({ handle }) => handle === 'slim-raw-selvedge-jeans')!.colours['Raw Indigo']!;
  const legs = `<g transform="translate(${w * 0.36},${h * 0.83}) rotate(-21) scale(${zoom}) translate(-500,-1090)">${drawLook(sheet, look)}</g>`;
  return finish(sheet, `${ground(sheet, w, h)}${legs}${sewing(sheet, w, h)}`, { x: 0, y: 0, w, h });
}

/** The thread runs from the spool, once round itself, through the needle's eye. */
function sewing(sheet: Sheet, w: number, h: number): string {
  const [x, y] = [w * 0.83, h * 0.3];
  const line = `M${x - 18},${y + 116}C${x - 30},${y + 250} ${x + 130},${y + 290} ${x + 118},${y + 390}S${x - 120},${y + 420} ${x - 90},${y + 330}S${x + 40},${y + 340} ${x + 10},${y + 470}S${x - 120},${y + 560} ${x - 158},${y + 572}`;
  const strand = `${soften(sheet, line, '#2e241a', 9, 0.3, 'transform="translate(4,6)"')}<path class="s" d="${line}" stroke="#8d3d1e" stroke-width="5"/><path class="s" d="${line}" stroke="${thread}" stroke-width="3.4" transform="translate(-.6,-.8)"/><path class="s" d="${line}" stroke="#e2a07c" stroke-width="1.6" stroke-dasharray="4 4.5" opacity=".55"/>`;
  return `${spool(sheet, x, y)}${strand}${needle(sheet, x - 160, y + 573)}`;
}

/** A wooden spool lying on its side. */
function spool(sheet: Sheet, x: number, y: number): string {
  const across = (from: string, lit: string, mid: string, dark: string): string =>
    sheet.add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset=".3" stop-color="${lit}"/><stop offset=".66" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`);
  const wood = across('#b88d5c', '#e8cba0', '#c0966a', '#7d5934');
  const wound = across('#a34a26', '#cf7145', '#a84c28', '#64290f');
  const turns = Array.from({ length: 50 }, (_, i) => `M-74,${(-92 + i * 4.05).toFixed(1)}q74,${5 + ((i * 5) % 4)} 148,${(i % 3) - 1}`).join('');
  const end = (top: number): string => `<path d="M-104,${top}q104,22 208,0v30q-104,24 -208,0Z" fill="url(#${wood})"/><path d="M-104,${top + 1}q104,22 208,0" fill="none" stroke="#fff4e0" stroke-width="3" opacity=".6"/><path d="M-104,${top + 30}q104,24 208,0" fill="none" stroke="#4b3118" stroke-width="3" opacity=".45"/>`;
  const outline = 'M-102,-126q102,22 204,0V-98H76V96H102V122q-102,22 -204,0V96H-76V-98H-102Z';
  return `<g transform="translate(${x},${y}) rotate(24)">${tableShadow(sheet, outline, 2.4)}${end(-128)}<rect x="-76" y="-96" width="152" height="212" fill="url(#${wound})"/><path d="${turns}" class="s" stroke="#5c240d" stroke-width="1.5" opacity=".55"/><path d="${turns}" class="s" stroke="#f0b08c" stroke-width="1.1" opacity=".5" transform="translate(0,-1.6)"/>${soften(sheet, 'M-70,-90q70,22 140,0', '#1d0b03', 24, 0.4)}${end(94)}</g>`;
}

function needle(sheet: Sheet, x: number, y: number): string {
  const steel = sheet.add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8e9092"/><stop offset=".35" stop-color="#ffffff"/><stop offset=".6" stop-color="#b9bbbd"/><stop offset="1" stop-color="#5d6063"/></linearGradient>`);
  const shape = 'M8,-2.4Q4,-7 -14,-7Q-40,-7 -120,-4.6L-330,0L-120,4.6Q-40,7 -14,7Q4,7 8,2.4Z';
  return `<g transform="translate(${x},${y}) rotate(-9)">${soften(sheet, 'M4,0L-318,0', '#2e241a', 13, 0.34, 'transform="translate(6,10)"')}<path d="${shape}" fill="url(#${steel})"/><path d="M-2,0L-34,0" class="s" stroke="#4a4c4f" stroke-width="4"/><path d="M-2,.8L-30,.8" class="s" stroke="${thread}" stroke-width="2.4"/></g>`;
}
