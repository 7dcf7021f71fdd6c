import { stemOf, wordsOf } from './words.ts';

/**
 * Words that shoppers use for one another. A line is a group, `tee, t-shirt`: each finds the others. Or one way,
 * `topi > cap`: who types the left finds the right where the catalogue has nothing of that name. Phrases of up to three
 * words.
 */
export interface Synonyms {
  /**
   * Other phrases for this one, as words, and what to take when there is nothing of either name; undefined for none.
   */
  of: (phrase: string[]) => { same: string[][]; instead: string[][] } | undefined;
  /** Words of the longest phrase. */
  longest: number;
}

const MAX_WORDS = 3;
/** Longer lists are somebody's mistake. */
export const MAX_LINES = 2_000;

/** What an Indian shopper of clothes may type, in English and in Hindi as it is spelled in Latin letters. */
export const COMMON_SYNONYMS = `
tee, t-shirt, tshirt, henley
trousers, pants, pant, trouser
trousers, pants > jeans, chino
jeans > denim
denim pant, jeans pant > jeans
half pant, half pants, knickers, nicker, nikkar, kachha > shorts
bermudas, bermuda
three fourth, three quarter, capri > bermuda, cropped
long sleeve, full sleeve, full sleeves, full hand
short sleeve, half sleeve, half sleeves, half hand
short sleeve, half sleeve > camp
checks, check, checked, checkered, chequered, plaid, tartan
striped, stripe, stripes, lines, lining, dhari, dhaari
dotted, dots, polka
printed, print, chhapa
formal shirt, office shirt, office wear, business shirt > oxford
casual shirt > camp, linen
beach shirt, hawaiian, holiday shirt, resort > camp
mandarin collar, chinese collar, band collar, nehru collar
kurta, kurti, kameez, qameez, shirt kurta > band collar, linen
kameez, qameez, kamiz > shirt
banian > t-shirt
jacket, shacket > overshirt
grandad, grandpa > henley, band collar
bell bottom, bellbottom, flared, flare, boot cut, bootcut
baggy, loose, relaxed, wide leg, wide
skinny, tight, slim fit, slim
regular, straight fit, straight
carrot, ankle > tapered, cropped
ripped, torn, distressed, damaged, phati, fati > mended, raw hem
ankle length > cropped
lycra, spandex, elastane, stretchable, stretch
swimming, swimwear, swim, trunks, boardshorts, board shorts
gym shorts, running shorts, sports shorts > swim, drawstring
six pocket, multi pocket > cargo
nada, elastic waist, pyjama shorts > drawstring
topi, hat, baseball cap, caps > cap
patta, kamarband, waist belt > belt
bag, tote, jhola, thaila, thela, carry bag, shopping bag, handbag
moja, moje, mauja, mauje, mozay, mojay, stockings > socks
rumal, roomal, handkerchief, hankie, hanky, scarf, gamcha, gamchha > bandana
chamda, chamde > leather
suti, sooti, sutti, kapas, kapaas > cotton
khadi, malmal > linen, cotton
neel, neela, neeli, nila, nili > indigo, blue
navy, navy blue > indigo, blue
kala, kali, kaala, kaali, kale > black
safed, safaid > white, ecru
off white, cream, offwhite, kora > ecru
hara, hari > green, olive
lal, laal > red, rust, brick
peela, pila, peeli > yellow, butter
bhura, bhoora > brown, tan, khaki
slate, grey, gray, dark grey, salet
colour, color
mens, men, man, gents, gent, male, mardana, boys, boy
womens, women, woman, ladies, lady, female, girls, girl, zenana
kids, kid, children, child
`;

export const commonSynonyms: Synonyms = readSynonyms(COMMON_SYNONYMS);

/**
 * Lines of groups; the owner's own before or after the common ones. Empty lines and lines that begin with `#` say
 * nothing.
 */
export function readSynonyms(...texts: string[]): Synonyms {
  const others = new Map<string, { same: string[][]; instead: string[][] }>();
  let longest = 1;
  for (const line of texts.flatMap((text) => text.split(/\r?\n/))) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [left = [], right = []] = line.split('>').map((side) =>
      side
        .split(',')
        .map(wordsOf)
        .filter((words) => words.length > 0 && words.length <= MAX_WORDS),
    );
    const oneWay = line.includes('>');
    for (const from of left) {
      const key = keyOf(from);
      const to = (oneWay ? right : left).filter((phrase) => keyOf(phrase) !== key);
      const known = others.get(key) ?? { same: [], instead: [] };
      known[oneWay ? 'instead' : 'same'].push(...to);
      others.set(key, known);
      longest = Math.max(longest, from.length);
    }
  }
  return { of: (phrase) => others.get(keyOf(phrase)), longest };
}

function keyOf(words: string[]): string {
  return words.map(stemOf).join(' ');
}
