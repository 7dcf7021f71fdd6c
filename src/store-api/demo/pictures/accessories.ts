import { clip, layCloth } from './cloth.ts';
import { creases, roundEdge } from './creases.ts';
import { seam, stitch } from './notions.ts';
import type { Cloth } from './cloth.ts';
import { darker, lighter } from './colour.ts';
import { outline, smooth, straight } from './line.ts';
import type { Point } from './line.ts';
import { glow, soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface CapLook {
  thing: 'cap';
  cloth: Cloth;
  thread: string;
  seed: number;
}
export interface BeltLook {
  thing: 'belt';
  cloth: Cloth;
  thread: string;
  metal: string;
  seed: number;
}
export interface ToteLook {
  thing: 'tote';
  cloth: Cloth;
  thread: string;
  print: string;
  handles: string;
  seed: number;
}
export interface SocksLook {
  thing: 'socks';
  cloth: Cloth;
  /** Heel, toe and band at the top. */
  trim: string;
  seed: number;
}
export interface BandanaLook {
  thing: 'bandana';
  cloth: Cloth;
  ink: string;
  seed: number;
}
export type AccessoryLook = CapLook | BeltLook | ToteLook | SocksLook | BandanaLook;

function cap(sheet: Sheet, look: CapLook): string {
  const colour = look.cloth.colour;
  const own = { colour: look.thread, width: 2.2, dash: '7 4' };
  const crown = outline([[232, 640], [226, 500], [300, 352], [470, 296], [640, 342], [728, 480], [738, 636]], [[738, 636], [620, 690], [480, 708], [340, 694], [232, 640]]);
  const brim = outline([[232, 636], [340, 688], [480, 704], [620, 686], [738, 632]], [[738, 632], [800, 720], [790, 820], [660, 886], [486, 904], [308, 890], [172, 826], [160, 724], [232, 636]]);
  const body = clip(sheet, crown, brim);
  const top: Point = [474, 300];
  const seams: Point[][] = [[top, [470, 480], [478, 706]], [top, [352, 430], [318, 682]], [top, [602, 430], [642, 676]], [top, [270, 390], [232, 560]], [top, [690, 390], [732, 560]]];
  const rows = [26, 50, 74, 98].map((d) => smooth([192 + d * 0.42, 730 + d * 0.1], [214 + d * 0.6, 826 - d * 0.55], [320 + d * 0.25, 876 - d * 0.85], [486, 892 - d * 0.95], [650 - d * 0.25, 872 - d * 0.85], [762 - d * 0.6, 818 - d * 0.55], [772 - d * 0.42, 724 + d * 0.1])).map((d) => stitch(d, own)).join('');
  const eyelets = [[398, 420], [556, 418], [292, 466], [664, 462]].map(([x, y]) => `<g><circle cx="${x! + 1}" cy="${y! + 2}" r="10" fill="#0b0d14" opacity=".35"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${look.thread}" stroke-width="4.6"/><circle cx="${x}" cy="${y}" r="4.6" fill="#0b0d14" opacity=".75"/></g>`).join('');
  const badge = `<g transform="translate(478,566)"><rect x="-62" y="-34" width="124" height="66" rx="5" fill="#0b0d14" opacity=".3" transform="translate(4,6)"/><rect x="-62" y="-34" width="124" height="66" rx="5" fill="#a8743f"/><rect x="-62" y="-34" width="124" height="18" rx="5" fill="#fff" opacity=".14"/>${stitch('M-55,-27H55V25H-55Z', { colour: '#e8cfa4', width: 1.7 })}<g fill="none" stroke="#4b2f18" stroke-width="3.6" stroke-linecap="round" opacity=".85"><path d="M-28,-13q13,-11 27,0t27,0M-28,0q13,-11 27,0t27,0M-28,13q13,-11 27,0t27,0"/></g></g>`;
  return `${tableShadow(sheet, brim + crown, 1.3)}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 150, y: 280, w: 660, h: 640 }, seed: look.seed })}${glow(sheet, '#ffffff', 380, 430, 220, 190, 0.3)}${soften(sheet, smooth([738, 380], [760, 520], [740, 680]), '#0b0d14', 150, 0.36)}${creases(sheet, colour, [{ from: [330, 660], to: [300, 480], bend: 12, w: 10, deep: 0.3 }, { from: [640, 660], to: [670, 500], bend: -12, w: 10, deep: 0.34 }, { from: [420, 690], to: [404, 560], bend: 6, w: 8, deep: 0.24 }])}${seams.map((line) => seam(smooth(...line), colour, 2.4) + stitch(smooth(...line.map(([x, y]): Point => [x + 8, y])), own) + stitch(smooth(...line.map(([x, y]): Point => [x - 8, y])), own)).join('')}<g><path d="${brim}" fill="${darker(colour, 0.3)}" opacity=".16"/>${glow(sheet, '#ffffff', 380, 780, 280, 80, 0.24)}${soften(sheet, smooth([232, 640], [340, 694], [480, 710], [620, 692], [738, 638]), '#0b0d14', 60, 0.5, 'transform="translate(4,14)"')}${rows}</g>${seam(smooth([232, 638], [340, 691], [480, 706], [620, 688], [738, 634]), colour, 3)}${stitch(smooth([240, 620], [342, 674], [480, 689], [618, 671], [732, 616]), own)}${roundEdge(sheet, crown, colour, 0.9)}${roundEdge(sheet, brim, colour, 0.6)}</g>${eyelets}<g><ellipse cx="478" cy="304" rx="27" ry="15" fill="#0b0d14" opacity=".35"/><ellipse cx="474" cy="298" rx="25" ry="14" fill="${darker(colour, 0.1)}"/><ellipse cx="468" cy="294" rx="13" ry="6" fill="#fff" opacity=".22"/></g>${badge}`;
}

/** A rolled belt standing on its edge: turns seen from above, the face with buckle and keeper below. */
function belt(sheet: Sheet, look: BeltLook): string {
  const colour = look.cloth.colour;
  const own = { colour: look.thread, width: 2.2, dash: '8 5' };
  const [cx, cy, rx, ry, tall] = [480, 520, 300, 118, 128];
  const ellipse = (k: number, dx = 0): string => `M${cx - rx * k + dx},${cy}A${rx * k},${ry * k} 0 0 1 ${cx + rx * k + dx},${cy}A${rx * k},${ry * k} 0 0 1 ${cx - rx * k + dx},${cy}Z`;
  const face = `M${cx - rx},${cy}A${rx},${ry} 0 0 0 ${cx + rx},${cy}V${cy + tall}A${rx},${ry} 0 0 1 ${cx - rx},${cy + tall}Z`;
  const whole = `M${cx - rx},${cy}A${rx},${ry} 0 0 1 ${cx + rx},${cy}V${cy + tall}A${rx},${ry} 0 0 1 ${cx - rx},${cy + tall}Z`;
  const body = clip(sheet, whole);
  const faceClip = clip(sheet, face);
  const edge = lighter(colour, 0.16);
  const turns = [1, 0.86, 0.72, 0.58].map((k, i) => `<path d="${ellipse(k, i * 5)}" fill="none" stroke="${edge}" stroke-width="15"/><path d="${ellipse(k - 0.024, i * 5)}" fill="none" stroke="#0b0d14" stroke-width="3" opacity=".4"/><path d="${ellipse(k + 0.02, i * 5)}" fill="none" stroke="#fff" stroke-width="2" opacity=".25"/>`).join('');
  const hole = clip(sheet, ellipse(1));
  const row = (d: number): string => `M${cx - rx + 3},${cy + d}A${rx},${ry} 0 0 0 ${cx + rx - 3},${cy + d}`;
  const shine = look.metal;
  const by = cy + ry + tall / 2;
  const buckle = `<g transform="translate(470,${by - 2})"><rect x="-86" y="-92" width="172" height="184" rx="26" fill="none" stroke="#0b0d14" stroke-width="24" opacity=".34" transform="translate(7,10)"/><rect x="-86" y="-92" width="172" height="184" rx="26" fill="none" stroke="${darker(shine, 0.4)}" stroke-width="25"/><rect x="-86" y="-92" width="172" height="184" rx="26" fill="none" stroke="${shine}" stroke-width="19"/><rect x="-88" y="-95" width="172" height="184" rx="26" fill="none" stroke="#fff" stroke-width="5" opacity=".6" stroke-dasharray="190 420" stroke-dashoffset="-440"/><path d="M-96,0H92" stroke="#0b0d14" stroke-width="17" opacity=".35" transform="translate(4,8)"/><path d="M-98,0H92" stroke="${darker(shine, 0.35)}" stroke-width="17" stroke-linecap="round"/><path d="M-98,-1H90" stroke="${shine}" stroke-width="12" stroke-linecap="round"/><path d="M-94,-4H84" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/></g>`;
  const keeper = `<g transform="translate(660,${by - 34}) rotate(-16)"><rect x="-17" y="-76" width="44" height="152" rx="6" fill="#0b0d14" opacity=".38"/><rect x="-22" y="-80" width="42" height="152" rx="6" fill="${darker(colour, 0.1)}"/><rect x="-20" y="-78" width="10" height="148" rx="5" fill="#fff" opacity=".16"/>${stitch('M-15,-72V64M13,-72V64', own)}</g>`;
  const holes = [[300, 620], [250, 592], [212, 560]].map(([x, y]) => `<ellipse cx="${x}" cy="${y! + 56}" rx="8" ry="10" fill="#120d09" opacity=".85"/><ellipse cx="${x! + 1.5}" cy="${y! + 58}" rx="9" ry="11" fill="none" stroke="#fff" stroke-width="2" opacity=".2"/>`).join('');
  return `${tableShadow(sheet, whole, 1.6)}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 170, y: 390, w: 620, h: 400 }, seed: look.seed })}<g clip-path="url(#${hole})"><path d="${ellipse(1)}" fill="${darker(colour, 0.62)}"/>${turns}${soften(sheet, `M${cx - rx * 0.5},${cy + 6}A${rx * 0.5},${ry * 0.5} 0 0 1 ${cx + rx * 0.5},${cy + 6}`, '#0b0d14', 40, 0.5)}</g><g clip-path="url(#${faceClip})">${glow(sheet, '#ffffff', 330, 640, 150, 130, 0.34)}${soften(sheet, `M${cx + rx},${cy - 20}V${cy + tall + 40}`, '#0b0d14', 210, 0.5)}${soften(sheet, `M${cx - rx},${cy - 20}V${cy + tall + 40}`, '#0b0d14', 70, 0.36)}${soften(sheet, row(tall), '#0b0d14', 24, 0.4)}${soften(sheet, row(2), '#fff', 10, 0.4)}${stitch(row(15), own)}${stitch(row(tall - 15), own)}${holes}</g></g>${keeper}${buckle}`;
}

function tote(sheet: Sheet, look: ToteLook): string {
  const colour = look.cloth.colour;
  const own = { colour: look.thread, width: 2, dash: '7 4' };
  const bag = outline([[222, 440], [350, 447], [480, 450], [620, 446], [740, 438]], [[740, 438], [748, 640], [752, 860], [746, 1052]], [[746, 1052], [620, 1064], [480, 1067], [330, 1063], [214, 1050]], [[214, 1050], [210, 860], [214, 640], [222, 440]]);
  const back = outline([[222, 440], [350, 428], [480, 424], [620, 427], [740, 438]], [[740, 438], [620, 446], [480, 450], [350, 447], [222, 440]]);
  const strap = (points: Point[], tone: string): string => {
    const d = smooth(...points);
    const row = (dx: number): string => smooth(...points.map(([x, y], i): Point => [x + (i < 2 ? dx : i > 2 ? -dx : 0), y + (i === 2 ? dx : 0)]));
    return `${soften(sheet, d, '#4a3d2c', 66, 0.42, 'transform="translate(7,11)"')}<path d="${d}" stroke="${darker(tone, 0.3)}" stroke-width="46" fill="none" stroke-linejoin="round"/><path d="${d}" stroke="${tone}" stroke-width="43" fill="none" stroke-linejoin="round"/>${soften(sheet, row(-12), '#fff', 14, 0.2)}${stitch(row(-15), own)}${stitch(row(15), own)}`;
  };
  const body = clip(sheet, bag);
  const rear = strap([[356, 436], [352, 260], [486, 150], [614, 262], [606, 436]], darker(look.handles, 0.2));
  const near = strap([[338, 540], [322, 330], [470, 196], [622, 326], [620, 540]], look.handles);
  const print = `<g fill="none" stroke="${look.print}" stroke-width="9" opacity=".88"><circle cx="480" cy="770" r="112"/><path d="M372,800C410,760 440,842 480,800S552,760 588,800M380,744C416,704 444,786 480,744S548,704 580,744" stroke-width="8"/><path d="M396,846c30,-24 56,26 84,0s56,-22 84,0" stroke-width="7"/></g><path d="M392,926h176" stroke="${look.print}" stroke-width="11" stroke-dasharray="16 7 24 7 10 7 30 7" opacity=".88"/>`;
  return `${tableShadow(sheet, bag, 1.2)}${rear}<path d="${back}" fill="${darker(colour, 0.5)}"/><g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 200, y: 420, w: 560, h: 660 }, seed: look.seed }, print)}${glow(sheet, '#ffffff', 360, 620, 220, 260, 0.24)}${creases(sheet, colour, [{ from: [250, 470], to: [300, 760], bend: 14, w: 14, deep: 0.32 }, { from: [700, 470], to: [660, 800], bend: -16, w: 14, deep: 0.36 }, { from: [300, 1040], to: [420, 880], bend: 18, w: 13, deep: 0.3 }, { from: [700, 1030], to: [600, 900], bend: -14, w: 13, deep: 0.32 }, { from: [380, 560], to: [440, 690], bend: 8, w: 10, deep: 0.22 }, { from: [590, 560], to: [540, 660], bend: -8, w: 10, deep: 0.22 }])}${seam(smooth([224, 486], [350, 493], [480, 496], [620, 492], [742, 484]), colour, 1.8)}${stitch(smooth([224, 480], [350, 487], [480, 490], [620, 486], [742, 478]), own)}${roundEdge(sheet, bag, colour)}</g>${near}${[[338, 506], [620, 506]].map(([x, y]) => `<g>${stitch(straight([x! - 16, y!], [x! + 16, y!], [x! + 16, y! + 30], [x! - 16, y! + 30], [x! - 16, y!], [x! + 16, y! + 30]), own)}</g>`).join('')}`;
}

function sock(sheet: Sheet, look: SocksLook, place: (p: Point) => Point, seed: number): string {
  const colour = look.cloth.colour;
  const run = (...points: Point[]): Point[] => points.map(place);
  const shape = outline(run([330, 190], [410, 182], [500, 188]), run([500, 188], [506, 420], [520, 640], [548, 740], [640, 826], [730, 900], [772, 968], [742, 1030], [660, 1040], [560, 1000], [440, 930], [352, 850], [326, 740], [330, 480], [330, 190]));
  const inside = clip(sheet, shape);
  const ribs = Array.from({ length: 22 }, (_, i) => straight(...run([334 + i * 7.9, 186], [334 + i * 7.9, 306]))).join('');
  const heel = outline(run([322, 720], [400, 760], [440, 838], [400, 920]), run([400, 920], [310, 850], [300, 760], [322, 720]));
  const toe = outline(run([700, 850], [660, 920], [650, 1060]), run([650, 1060], [800, 1060], [820, 920], [700, 850]));
  const stripe = (y: number, w: number): string => `<path d="${straight(...run([310, y], [530, y]))}" stroke="${look.trim}" stroke-width="${w}"/>`;
  const fold = (from: Point, to: Point, bend: number, w: number, deep: number) => ({ from: place(from), to: place(to), bend, w, deep });
  const folds = [fold([328, 690], [470, 730], -18, 9, 0.34), fold([340, 640], [500, 690], -14, 8, 0.26), fold([550, 760], [440, 860], 16, 9, 0.3), fold([420, 350], [440, 600], 10, 9, 0.2)];
  const [left, top] = place([300, 170]);
  return `${tableShadow(sheet, shape)}<g clip-path="url(#${inside})">${layCloth({ sheet, cloth: look.cloth, box: { x: left - 30, y: top - 40, w: 580, h: 980 }, seed }, `<path d="${heel}${toe}" fill="${look.trim}"/>${stripe(216, 17)}${stripe(244, 10)}`)}<path d="${ribs}" stroke="#0b0d14" stroke-width="2.4" opacity=".2"/><path d="${ribs}" stroke="#fff" stroke-width="2" opacity=".2" transform="translate(3,0)"/>${seam(smooth(...run([322, 306], [415, 310], [512, 306])), colour, 2)}${soften(sheet, smooth(...run([368, 320], [370, 640], [430, 800], [600, 930])), '#fff', 70, 0.2)}${soften(sheet, smooth(...run([510, 190], [516, 620], [556, 750], [770, 920])), '#0b0d14', 60, 0.2)}${creases(sheet, colour, folds)}<path d="${heel}${toe}" fill="none" stroke="#0b0d14" stroke-width="2" opacity=".25"/>${roundEdge(sheet, shape, colour, 0.9)}</g>`;
}

function socks(sheet: Sheet, look: SocksLook): string {
  const placed = (dx: number, dy: number, degrees: number) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return ([x, y]: Point): Point => [480 + (x - 480) * c - (y - 600) * s + dx, 600 + (x - 480) * s + (y - 600) * c + dy];
  };
  return sock(sheet, look, placed(-150, -20, 3), look.seed) + sock(sheet, look, placed(36, 26, -4), look.seed + 4);
}

/** A square folded once to a triangle over itself, the way shops lay them out. */
function bandana(sheet: Sheet, look: BandanaLook): string {
  const colour = look.cloth.colour;
  const square = outline([[480, 214], [650, 386], [836, 566]], [[836, 566], [664, 748], [484, 928]], [[484, 928], [300, 752], [122, 572]], [[122, 572], [300, 392], [480, 214]]);
  const flap = outline([[836, 566], [480, 560], [122, 572]], [[122, 572], [300, 754], [492, 966]], [[492, 966], [664, 752], [836, 566]]);
  const ink = look.ink;
  const drop = (x: number, y: number, turn: number, k: number): string => `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})"><path d="M0,-44C26,-30 34,4 14,30C0,46 -26,40 -28,18C-30,2 -14,-8 -4,0C4,8 -2,18 -10,14" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="2" cy="16" r="5" fill="${ink}"/><path d="M-6,-54C34,-40 50,8 24,42C4,62 -34,54 -40,22" fill="none" stroke="${ink}" stroke-width="3.4" stroke-dasharray="2 9" stroke-linecap="round"/></g>`;
  const border = (d: number, w: number, dash: string): string => `<path d="M${136 + d * 1.4},${572 + d * 0.5}L${486},${956 - d * 1.45}L${822 - d * 1.4},${566 + d * 0.5}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  const printed = `${border(26, 5, 'none')}${border(44, 12, '1 20')}${border(62, 5, 'none')}${drop(480, 660, 8, 1.3)}${drop(374, 648, -34, 0.95)}${drop(588, 644, 40, 0.95)}${drop(430, 764, 160, 0.82)}${drop(540, 764, 200, 0.82)}${drop(486, 838, 10, 0.55)}${drop(300, 630, 96, 0.55)}${drop(664, 626, -96, 0.55)}<g fill="${ink}">${[[430, 600], [530, 600], [330, 604], [628, 602], [486, 742], [376, 716], [594, 712]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g>`;
  const whole = clip(sheet, square, flap);
  const front = clip(sheet, flap);
  const rearPrint = `<path d="M480,262L784,566M480,262L172,572" stroke="${ink}" stroke-width="5" opacity=".45"/><path d="M480,292L754,566M480,292L204,572" stroke="${ink}" stroke-width="12" stroke-dasharray="1 20" stroke-linecap="round" opacity=".45"/>${drop(480, 430, 10, 1.1)}${drop(372, 500, -40, 0.8)}${drop(592, 498, 30, 0.8)}`;
  return `${tableShadow(sheet, `${square}${flap}`, 0.9)}<g clip-path="url(#${whole})">${layCloth({ sheet, cloth: look.cloth, box: { x: 110, y: 200, w: 740, h: 780 }, seed: look.seed }, `<g opacity=".7">${rearPrint}</g>${soften(sheet, flap, '#0b0d14', 34, 0.5)}<g clip-path="url(#${front})"><path d="${flap}" fill="${colour}"/>${printed}</g>`)}${creases(sheet, colour, [{ from: [480, 600], to: [486, 930], bend: 16, w: 10, deep: 0.34 }, { from: [200, 590], to: [420, 760], bend: -16, w: 10, deep: 0.32 }, { from: [770, 590], to: [560, 790], bend: 18, w: 10, deep: 0.34 }, { from: [480, 240], to: [470, 540], bend: -12, w: 9, deep: 0.26 }, { from: [300, 420], to: [420, 550], bend: 10, w: 8, deep: 0.24 }])}${soften(sheet, smooth([122, 572], [480, 562], [836, 566]), '#fff', 12, 0.4, 'transform="translate(0,4)"')}${stitch(smooth([140, 578], [484, 948]), { colour: lighter(colour, 0.3), width: 1.6, dash: '4 3' })}${stitch(smooth([820, 576], [496, 946]), { colour: lighter(colour, 0.3), width: 1.6, dash: '4 3' })}${roundEdge(sheet, flap, colour, 0.5)}</g>`;
}

export function drawAccessory(sheet: Sheet, look: AccessoryLook): string {
  if (look.thing === 'cap') return cap(sheet, look);
  if (look.thing === 'belt') return belt(sheet, look);
  if (look.thing === 'tote') return tote(sheet, look);
  if (look.thing === 'socks') return socks(sheet, look);
  return bandana(sheet, look);
}
