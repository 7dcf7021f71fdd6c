import { stemOf, wordsOf } from './words.ts';

/**
 * Synonyms of the search, one rule a line. `tee, t-shirt` are equivalent: a search for one matches the other.
 * `topi > cap` is a fallback: a search for the left matches the right when the catalogue has no product of that name.
 * Phrases have up to three words.
 */
export interface Synonyms {
  /** Of a phrase, as words; undefined when it has none. */
  of: (phrase: string[]) => SynonymRule | undefined;
  /** How many words the longest phrase has. */
  maxLength: number;
}

interface SynonymPhrase {
  words: string[];
  /** From a line of the store's, which knows its words: found as what is typed is, at the end of a compound too. */
  isOwn: boolean;
}

interface SynonymRule {
  synonyms: SynonymPhrase[];
  /** Searched for when the index has neither the phrase nor a synonym of it. */
  fallbacks: SynonymPhrase[];
}

const MAX_WORDS = 3;

/** The synonyms that shoppers in India type for clothes: English, and Hindi in Latin letters. */
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

/** Reads lines of rules, common ones and a store's own. Empty lines and lines that begin with `#` are skipped. */
export function readSynonyms(common: string, own = ''): Synonyms {
  const rules = new Map<string, SynonymRule>();
  let maxLength = 1;
  const lines = [common, own].flatMap((text, at) => text.split(/\r?\n/).map((line) => ({ line, isOwn: at === 1 })));
  for (const { line, isOwn } of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [left = [], right = []] = line.split('>').map((side) =>
      side
        .split(',')
        .map(wordsOf)
        .filter((words) => words.length > 0 && words.length <= MAX_WORDS),
    );
    const isFallback = line.includes('>');
    for (const from of left) {
      const key = keyOf(from);
      const to = (isFallback ? right : left)
        .filter((phrase) => keyOf(phrase) !== key)
        .map((words) => ({ words, isOwn }));
      const known = rules.get(key) ?? { synonyms: [], fallbacks: [] };
      known[isFallback ? 'fallbacks' : 'synonyms'].push(...to);
      rules.set(key, known);
      maxLength = Math.max(maxLength, from.length);
    }
  }
  return { of: (phrase) => rules.get(keyOf(phrase)), maxLength };
}

function keyOf(words: string[]): string {
  return words.map(stemOf).join(' ');
}
