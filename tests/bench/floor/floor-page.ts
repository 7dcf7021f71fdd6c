import type { Hero } from './hero.ts';

const CARDS = 94;
const WORDS = [
  'indigo',
  'loom',
  'twill',
  'slub',
  'hem',
  'yoke',
  'placket',
  'rivet',
  'seam',
  'cuff',
  'collar',
  'weft',
  'warp',
  'ecru',
  'madder',
  'khadi',
  'oxford',
  'flannel',
  'dart',
  'gusset',
];

/** A page of a shop's length, about 20 KB, with one picture and no script: the least a browser can be given. */
export function floorPage(hero: Hero | null): string {
  const word = wordsInTurn();
  const cards = Array.from({ length: CARDS }, (_, index) => card(index, word)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}header{display:flex;align-items:center;padding-left:16px;box-sizing:border-box}img{display:block}h1,ul{margin:16px}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}h2{font-size:16px}b{font-weight:600}</style></head>
<body><header style="height:${headerHeight(hero)}px"><a href="/">Shop</a></header><main>${hero ? picture(hero) : ''}
<h1>${word()} ${word()}</h1><ul>
${cards}</ul></main></body></html>
`;
}

export const PICTURE_PATH = '/picture';

function picture({ url, box }: Hero): string {
  return `<img src="${PICTURE_PATH}${new URL(url).pathname}" alt="" fetchpriority="high" style="margin-left:${box.x}px;width:${box.width}px;height:${box.height}px">`;
}

/** The picture stands where the shop has it, so that the same part of it is in sight. */
function headerHeight(hero: Hero | null): number {
  return hero ? Math.min(600, Math.max(40, hero.box.y)) : 64;
}

function card(index: number, word: () => string): string {
  const words = Array.from({ length: 12 }, word);
  return `<li><a href="/product/${index}"><h2>${words.slice(0, 3).join(' ')}</h2><p>${words.slice(3).join(' ')}</p><b>₹${900 + ((index * 379) % 6000)}</b> <span>S M L XL</span></a></li>`;
}

/** The same words at every run, in no visible order. */
function wordsInTurn(): () => string {
  let state = 7;
  return () => WORDS[(state = (state * 48271) % 2147483647) % WORDS.length]!;
}
