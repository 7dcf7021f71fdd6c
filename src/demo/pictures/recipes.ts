import type { AccessoryLook } from './accessories/accessories.ts';
import type { Cloth, Pattern, Weave } from './cloth.ts';
import type { JeansLook } from './jeans/jeans-look.ts';
import type { ShirtLook } from './shirts/shirt-look.ts';
import type { ShortsLook } from './shorts/shorts-look.ts';

export type Look = { jeans: JeansLook } | { shirt: ShirtLook } | { shorts: ShortsLook } | { accessory: AccessoryLook };

/** Middle of a detail picture on the drawing, and how much closer it looks. */
type Closer = readonly [x: number, y: number, zoom: number, side?: 'back'];

export interface Recipe {
  handle: string;
  /** One look per colour, the first being the product's own; the names are those of the catalogue. */
  colours: Record<string, Look>;
  closer: Closer;
}

const waist: Closer = [430, 236, 2.5];
const turnedHem: Closer = [590, 960, 2.6];
const hem: Closer = [400, 960, 2.4];
const seat: Closer = [400, 280, 2.2, 'back'];
const neck: Closer = [480, 280, 2.5];
const breast: Closer = [590, 490, 2.4];
const shirtCuff: Closer = [790, 850, 2.4];
const cord: Closer = [480, 360, 2];

const orange = '#cf8a44';
const gold = '#d6ab6c';
const copper = '#b78455';
const brass = '#c2a05e';
const nickel = '#a9a8a2';
const gunmetal = '#55565a';
const tan = '#a06f40';

const denim = (colour: string, uneven = 0.45, inside?: string): Cloth => ({ weave: 'denim', colour, uneven, inside });
const woven = (weave: Weave, colour: string, pattern?: Pattern, uneven?: number): Cloth => ({ weave, colour, pattern, uneven });

let seeds = 0;
function jeans(fit: JeansLook['fit'], cloth: Cloth, fade: number, rest: Partial<JeansLook> = {}): Look {
  seeds += 1;
  return { jeans: { fit, cloth, fade, thread: orange, metal: copper, patch: tan, seed: seeds * 3, ...rest } };
}
function shirt(collar: ShirtLook['collar'], cloth: Cloth, rest: Partial<ShirtLook> = {}): Look {
  seeds += 1;
  return { shirt: { collar, sleeves: 'long', body: 'regular', hem: 'curved', pockets: 'one', cloth, thread: '#f1efe9', buttons: '#f2eee4', seed: seeds * 3, ...rest } };
}
function shorts(cut: ShortsLook['cut'], length: ShortsLook['length'], cloth: Cloth, rest: Partial<ShortsLook> = {}): Look {
  seeds += 1;
  return { shorts: { cut, length, cloth, thread: '#8d7a58', metal: '#5b4630', seed: seeds * 3, ...rest } };
}
const accessory = (look: AccessoryLook): Look => ({ accessory: look });

const oxfordRest: Partial<ShirtLook> = { body: 'slim' };
const oliveOver: Partial<ShirtLook> = { body: 'boxy', hem: 'straight', pockets: 'flaps', heavy: true };
const camp: Partial<ShirtLook> = { sleeves: 'short', body: 'boxy', hem: 'straight' };
const band: Partial<ShirtLook> = { pockets: 'none', buttons: '#b99b6b' };

export const recipes: Recipe[] = [
  { handle: 'slim-raw-selvedge-jeans', colours: { 'Raw Indigo': jeans('slim', denim('#232f49', 0.3), 0.03, { turnUp: '#b3312c' }) }, closer: turnedHem },
  {
    handle: 'slim-stretch-everyday-jeans',
    colours: { 'Mid Blue': jeans('slim', denim('#436490', 0.6), 0.42, { thread: gold, metal: brass }), Black: jeans('slim', denim('#2b2c31', 0.3), 0.04, { thread: '#4a4b50', metal: gunmetal, patch: '#3a3635' }) },
    closer: waist,
  },
  { handle: 'slim-washed-black-jeans', colours: { 'Washed Black': jeans('slim', denim('#4b4d52', 0.7), 0.34, { thread: '#6d6e72', metal: gunmetal, patch: '#2f2c2b' }) }, closer: waist },
  { handle: 'slim-light-stone-jeans', colours: { 'Light Stone': jeans('slim', denim('#87a4c3', 0.7), 0.5, { thread: '#d9c09a', metal: nickel, patch: '#c09468' }) }, closer: hem },
  { handle: 'slim-ecru-jeans', colours: { Ecru: jeans('slim', denim('#e2d9c5', 0.3, '#cfc4ac'), 0, { thread: '#bda983', metal: copper, patch: '#c79b6a' }) }, closer: waist },
  { handle: 'straight-rinse-selvedge-jeans', colours: { 'Rinse Indigo': jeans('straight', denim('#2b3d5e', 0.4), 0.08, { thread: gold, turnUp: '#3f7d55', patch: '#b98452' }) }, closer: turnedHem },
  { handle: 'straight-vintage-wash-jeans', colours: { 'Vintage Blue': jeans('straight', denim('#5a7ca5', 0.8), 0.62, { patch: '#8d5f38' }) }, closer: waist },
  {
    handle: 'straight-carpenter-jeans',
    colours: { 'Duck Brown': jeans('relaxed', { weave: 'canvas', colour: '#a97f50', uneven: 0.4, inside: '#8f6a41' }, 0.1, { carpenter: true, thread: '#e6c896', metal: brass, patch: '#7c5128' }), Indigo: jeans('relaxed', denim('#33496c', 0.5), 0.24, { carpenter: true, thread: gold }) },
    closer: [610, 640, 2.2],
  },
  { handle: 'straight-slate-grey-jeans', colours: { 'Slate Grey': jeans('straight', denim('#757a82', 0.6), 0.36, { thread: '#a6a49c', metal: nickel, patch: '#5a4a3c' }) }, closer: waist },
  { handle: 'straight-mended-jeans', colours: { 'Faded Indigo': jeans('straight', denim('#4b6a94', 0.9), 0.66, { mended: true, thread: gold }) }, closer: [370, 690, 2.6] },
  {
    handle: 'wide-leg-light-wash-jeans',
    colours: { 'Light Wash': jeans('wide', denim('#8fadc9', 0.7), 0.42, { thread: '#d9b27a', metal: nickel, patch: '#c29562' }), 'Mid Blue': jeans('wide', denim('#4a6b98', 0.6), 0.36, { thread: gold, metal: brass }) },
    closer: waist,
  },
  { handle: 'wide-leg-deep-indigo-jeans', colours: { 'Deep Indigo': jeans('wide', denim('#27375a', 0.4), 0.05, { thread: '#3c5078', metal: nickel }) }, closer: waist },
  { handle: 'wide-leg-ecru-jeans', colours: { Ecru: jeans('wide', denim('#e6decd', 0.3, '#d2c7b0'), 0, { thread: '#cdbd9b', metal: brass, patch: '#d3b58b' }) }, closer: hem },
  { handle: 'wide-leg-raw-hem-jeans', colours: { 'Sky Wash': jeans('wide', denim('#a9c0d6', 0.6), 0.4, { cropped: true, rawHem: true, thread: '#e3cda3', metal: nickel, patch: '#cba271' }) }, closer: [620, 930, 2.4] },
  { handle: 'tapered-dark-stone-jeans', colours: { 'Dark Stone': jeans('tapered', denim('#39527a', 0.7), 0.5, { thread: orange, metal: copper }) }, closer: seat },
  { handle: 'tapered-black-selvedge-jeans', colours: { Black: jeans('tapered', denim('#26272c', 0.25, '#8d8e90'), 0.02, { turnUp: '#d9d4c7', thread: '#3f4046', metal: gunmetal, patch: '#2d2927' }) }, closer: turnedHem },
  { handle: 'tapered-cropped-jeans', colours: { 'Clear Blue': jeans('tapered', denim('#6a8fbb', 0.6), 0.46, { cropped: true, turnUp: true, thread: gold, metal: brass }) }, closer: waist },
  { handle: 'bootcut-mid-blue-jeans', colours: { 'Mid Blue': jeans('bootcut', denim('#4f72a0', 0.7), 0.5, { thread: gold, patch: '#93623a' }) }, closer: hem },
  { handle: 'bootcut-dark-rinse-jeans', colours: { 'Dark Rinse': jeans('bootcut', denim('#2a3955', 0.4), 0.08, { thread: '#e0a257', metal: copper, patch: '#c08b56' }) }, closer: seat },

  {
    handle: 'classic-oxford-shirt',
    colours: { 'Sky Blue': shirt('buttonDown', woven('oxford', '#b6cce4'), oxfordRest), White: shirt('buttonDown', woven('oxford', '#f3f2ee'), { ...oxfordRest, thread: '#dcdcd6' }), 'Shell Pink': shirt('buttonDown', woven('oxford', '#ecc9c4'), oxfordRest) },
    closer: neck,
  },
  { handle: 'university-stripe-oxford-shirt', colours: { 'Blue Stripe': shirt('buttonDown', woven('oxford', '#f1f0ec', { kind: 'stripe', colour: '#6d8fc0', width: 8, gap: 12 }), { thread: '#e2e2de' }) }, closer: breast },
  { handle: 'butter-oxford-shirt', colours: { Butter: shirt('buttonDown', woven('oxford', '#efdda4'), { ...oxfordRest, thread: '#dcc88a', buttons: '#e9dcc0' }) }, closer: neck },
  {
    handle: 'leaf-print-camp-shirt',
    colours: { Forest: shirt('camp', woven('poplin', '#24443d', { kind: 'leaves', colours: ['#7fa285', '#e3d5b2'], size: 118 }), { ...camp, thread: '#24443d', buttons: '#d8c7a4' }), Clay: shirt('camp', woven('poplin', '#b5593c', { kind: 'leaves', colours: ['#f0d9b6', '#7a3527'], size: 118 }), { ...camp, thread: '#b5593c', buttons: '#efe0c6' }) },
    closer: neck,
  },
  { handle: 'seersucker-camp-shirt', colours: { 'Blue Stripe': shirt('camp', woven('seersucker', '#eef1f3', { kind: 'stripe', colour: '#86a9cf', width: 9, gap: 9 }, 0.5), { ...camp, thread: '#e6eaee' }) }, closer: breast },
  { handle: 'dotted-camp-shirt', colours: { Indigo: shirt('camp', woven('poplin', '#2b3a5e', { kind: 'dots', colour: '#e9e4d6', size: 40 }), { ...camp, pockets: 'none', thread: '#2b3a5e', buttons: '#e9e4d6' }) }, closer: neck },
  {
    handle: 'linen-camp-shirt',
    colours: { Terracotta: shirt('camp', woven('linen', '#bb6a4a', undefined, 0.6), { ...camp, thread: '#a65b3e', buttons: '#6b3f2b' }), Sand: shirt('camp', woven('linen', '#d9c7a6', undefined, 0.6), { ...camp, thread: '#c5b28f', buttons: '#8d6d45' }) },
    closer: neck,
  },
  {
    handle: 'twill-overshirt',
    colours: { Olive: shirt('point', woven('twill', '#67683f', undefined, 0.5), { ...oliveOver, thread: '#83845a', buttons: '#3b2f22' }), Tobacco: shirt('point', woven('twill', '#96683c', undefined, 0.5), { ...oliveOver, thread: '#b58554', buttons: '#33241a' }) },
    closer: breast,
  },
  { handle: 'denim-chore-overshirt', colours: { Indigo: shirt('point', denim('#34507c', 0.6), { ...oliveOver, pockets: 'hip', thread: gold, buttons: '#b98a4f', snaps: true }) }, closer: [630, 850, 2.2] },
  { handle: 'corduroy-overshirt', colours: { Rust: shirt('point', woven('corduroy', '#a4552f', undefined, 0.5), { ...oliveOver, thread: '#8b4524', buttons: '#4a2c1b' }) }, closer: neck },
  {
    handle: 'band-collar-linen-shirt',
    colours: { Natural: shirt('band', woven('linen', '#e9e1d0', undefined, 0.6), { ...band, thread: '#d3c8b2' }), Sage: shirt('band', woven('linen', '#9dac8d', undefined, 0.6), { ...band, thread: '#8b9a7c', buttons: '#6a5a3d' }) },
    closer: neck,
  },
  { handle: 'long-sleeve-linen-shirt', colours: { 'Pale Sky': shirt('point', woven('linen', '#c3d3df', undefined, 0.7), { thread: '#b1c2cf', buttons: '#ece6da' }) }, closer: shirtCuff },
  { handle: 'rolled-sleeve-striped-linen-shirt', colours: { 'Ink Stripe': shirt('band', woven('linen', '#efeae0', { kind: 'stripe', colour: '#3d4f70', width: 3, gap: 21 }, 0.6), { ...band, sleeves: 'rolled', thread: '#ddd6c8', buttons: '#8d734b' }) }, closer: neck },
  { handle: 'western-denim-shirt', colours: { 'Washed Indigo': shirt('point', denim('#4f6f9c', 0.7), { body: 'slim', pockets: 'western', thread: gold, buttons: '#e9e4da', snaps: true }) }, closer: breast },
  { handle: 'chambray-work-shirt', colours: { Chambray: shirt('point', { weave: 'oxford', colour: '#8aa6c6', uneven: 0.5 }, { pockets: 'two', thread: '#eef0ee', buttons: '#d9cdb2' }) }, closer: breast },
  {
    handle: 'brushed-check-flannel-shirt',
    colours: { 'Madder Check': shirt('point', woven('flannel', '#c9b394', { kind: 'check', colours: ['#8c2f2a', '#2b2f3c', '#f0e2c8'], size: 104 }), { pockets: 'two', thread: '#7c2c28', buttons: '#4a3528' }), 'Pine Check': shirt('point', woven('flannel', '#b9b79c', { kind: 'check', colours: ['#2e5244', '#20302f', '#e8d9a8'], size: 104 }), { pockets: 'two', thread: '#2e5244', buttons: '#3a3228' }) },
    closer: neck,
  },
  {
    handle: 'three-button-henley',
    colours: { Brick: shirt('henley', woven('knit', '#a3523f', undefined, 0.5), { hem: 'straight', pockets: 'none', thread: '#8d4534', buttons: '#ece2d0' }), Oat: shirt('henley', woven('knit', '#ddd2bd', undefined, 0.5), { hem: 'straight', pockets: 'none', thread: '#c8bca4', buttons: '#9a8460' }) },
    closer: neck,
  },

  {
    handle: 'everyday-chino-shorts',
    colours: { Khaki: shorts('chino', 'middle', woven('twill', '#b99f76', undefined, 0.4), { thread: '#a58c64' }), Navy: shorts('chino', 'middle', woven('twill', '#2d3a56', undefined, 0.4), { thread: '#3c4a68', metal: '#6b5a44' }), Olive: shorts('chino', 'middle', woven('twill', '#6f7050', undefined, 0.4), { thread: '#7f8060' }) },
    closer: [440, 350, 2.2],
  },
  { handle: 'pleated-chino-shorts', colours: { Stone: shorts('chino', 'long', woven('twill', '#d8cdb8', undefined, 0.4), { pleated: true, thread: '#c3b69d', metal: '#8b7350' }) }, closer: [420, 330, 2.2] },
  { handle: 'stretch-chino-shorts', colours: { Slate: shorts('chino', 'short', woven('twill', '#66727f', undefined, 0.4), { thread: '#76828f', metal: '#2f3338', turnUp: true }) }, closer: [300, 760, 2.2] },
  {
    handle: 'ripstop-cargo-shorts',
    colours: { Olive: shorts('cargo', 'long', woven('ripstop', '#5a6144', undefined, 0.4), { thread: '#6d7455', metal: '#3a3527' }), Black: shorts('cargo', 'long', woven('ripstop', '#303236', undefined, 0.4), { thread: '#46484d', metal: '#54565a' }) },
    closer: [300, 690, 2.2],
  },
  { handle: 'canvas-cargo-shorts', colours: { Tobacco: shorts('cargo', 'middle', woven('canvas', '#9a744a', undefined, 0.5), { thread: '#c29a68', metal: '#4a3524' }) }, closer: [440, 350, 2.2] },
  { handle: 'raw-hem-denim-shorts', colours: { 'Light Wash': shorts('denim', 'short', denim('#86a8ca', 0.7), { thread: '#dcb479', metal: copper, fade: 0.5, rawHem: true }) }, closer: [320, 760, 2.2] },
  { handle: 'denim-bermuda-shorts', colours: { 'Mid Indigo': shorts('denim', 'long', denim('#466692', 0.6), { thread: orange, metal: copper, fade: 0.4, turnUp: true }) }, closer: [430, 330, 2.2] },
  { handle: 'washed-black-denim-shorts', colours: { 'Washed Black': shorts('denim', 'middle', denim('#494b50', 0.6), { thread: '#707176', metal: gunmetal, fade: 0.3 }) }, closer: [430, 350, 2.2] },
  { handle: 'wave-swim-shorts', colours: { Lagoon: shorts('swim', 'short', woven('poplin', '#1f5f74', { kind: 'waves', colour: '#cfe3df', size: 64 }), { thread: '#cfe3df', metal: '#c9c6bb', cord: '#f1ede2' }) }, closer: cord },
  { handle: 'deck-stripe-swim-shorts', colours: { 'Coral Stripe': shorts('swim', 'short', woven('poplin', '#f0e8da', { kind: 'stripe', colour: '#d9694f', width: 26, gap: 26 }), { thread: '#f4eee2', metal: '#c9c6bb', cord: '#2d3a56' }) }, closer: cord },
  {
    handle: 'linen-drawstring-shorts',
    colours: { Natural: shorts('drawstring', 'middle', woven('linen', '#ddd2bb', undefined, 0.6), { thread: '#c7baa0', metal: '#b08d57', cord: '#f4efe4' }), 'Deep Teal': shorts('drawstring', 'middle', woven('linen', '#3f6265', undefined, 0.6), { thread: '#4f7376', metal: '#b08d57', cord: '#e9e2d2' }) },
    closer: cord,
  },

  { handle: 'six-panel-denim-cap', colours: { Indigo: accessory({ thing: 'cap', cloth: denim('#31476a', 0.5), thread: gold, seed: 4 }) }, closer: [470, 620, 2] },
  {
    handle: 'washed-twill-cap',
    colours: { Khaki: accessory({ thing: 'cap', cloth: woven('twill', '#b7a078', undefined, 0.6), thread: '#e4d5b4', seed: 7 }), Black: accessory({ thing: 'cap', cloth: woven('twill', '#2f3034', undefined, 0.6), thread: '#55565b', seed: 7 }) },
    closer: [330, 760, 2],
  },
  { handle: 'tan-leather-belt', colours: { Tan: accessory({ thing: 'belt', cloth: { weave: 'leather', colour: '#a0683a', uneven: 0.7 }, thread: '#ecd3a4', metal: '#c9a765', seed: 3 }) }, closer: [470, 660, 2] },
  { handle: 'black-leather-belt', colours: { Black: accessory({ thing: 'belt', cloth: { weave: 'leather', colour: '#2d2a29', uneven: 0.6 }, thread: '#4c4846', metal: '#b4b5b6', seed: 5 }) }, closer: [560, 650, 2] },
  { handle: 'river-canvas-tote', colours: { Natural: accessory({ thing: 'tote', cloth: woven('canvas', '#e6dcc6', undefined, 0.4), thread: '#b9a885', print: '#2c4468', handles: '#33496c', seed: 3 }) }, closer: [480, 780, 2] },
  { handle: 'denim-market-tote', colours: { Indigo: accessory({ thing: 'tote', cloth: denim('#3b5580', 0.6), thread: gold, print: '#ece4d2', handles: '#a0683a', seed: 6 }) }, closer: [430, 500, 2] },
  {
    handle: 'ribbed-cotton-socks',
    colours: { Oat: accessory({ thing: 'socks', cloth: woven('knit', '#dfd5bf', undefined, 0.4), trim: '#2c4468', seed: 3 }), Navy: accessory({ thing: 'socks', cloth: woven('knit', '#31415f', undefined, 0.4), trim: '#c98348', seed: 3 }) },
    closer: [420, 300, 2],
  },
  {
    handle: 'block-print-bandana',
    colours: { 'Madder Red': accessory({ thing: 'bandana', cloth: woven('poplin', '#8c2f2a', undefined, 0.5), ink: '#f2e6d2', seed: 3 }), Indigo: accessory({ thing: 'bandana', cloth: woven('poplin', '#2a3b62', undefined, 0.5), ink: '#efe9dc', seed: 3 }) },
    closer: [480, 740, 2],
  },
];
