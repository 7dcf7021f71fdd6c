import { mix } from '#lib/contrast.ts';

/**
 * Each colour with its names in English, German, French, Spanish, Italian and Portuguese, in lower case and without
 * accents.
 */
const COLOURS: Record<string, string> = {
  '#26272b': 'black schwarz noir noire negro negra nero nera preto preta',
  '#f6f5f1': 'white weiss blanc blanche blanco blanca bianco bianca branco branca',
  '#e2d9c5': 'ecru crudo greggio',
  '#efe6d2': 'cream creme crema panna',
  '#f3eddd': 'ivory elfenbein ivoire marfil avorio marfim',
  '#e3d9c4': 'natural natur naturel naturale',
  '#e4ddcd': 'bone',
  '#2b3a5e': 'indigo',
  '#232f4d': 'navy marine marineblau marino marinho',
  '#4a6d9c': 'blue blau bleu bleue azul blu',
  '#a9c6e2': 'sky ciel celeste azzurro azzurra himmelblau',
  '#1f6f78': 'teal petrol petrole petroleo petrolio',
  '#3aa6a6': 'turquoise turkis turquesa turchese',
  '#1f6d7c': 'lagoon',
  '#7fc4c4': 'aqua agua acqua',
  '#7b7f86': 'grey gray grau gris grise grigio grigia cinza cinzento',
  '#687380': 'slate schiefer ardoise pizarra ardesia',
  '#3c3f44': 'charcoal anthracite anthrazit antracita antracite chumbo',
  '#484b50': 'graphite graphit grafito grafite',
  '#b9bcc0': 'silver silber argent argente plata plateado argento prata prateado',
  '#a5a7a6': 'ash',
  '#a9a08d': 'stone taupe topo tortora',
  '#3f6b4c': 'green grun vert verte verde',
  '#24443d': 'forest tannengrun sapin',
  '#67683f': 'olive oliv oliva',
  '#93a98c': 'sage salbei sauge salvia',
  '#b09a6b': 'khaki kaki caqui cachi',
  '#5b7f4b': 'fern farn fougere helecho felce',
  '#1f7a55': 'emerald smaragd emeraude esmeralda smeraldo',
  '#4f8f6f': 'jade giada',
  '#a9d3bd': 'mint minze menthe menta',
  '#5f6a3a': 'moss moos mousse musgo muschio',
  '#1f4a3a': 'bottle bouteille botella bottiglia',
  '#7a5232': 'brown braun brun brune marron marrone marrom castanho',
  '#96683c': 'tobacco tabak tabac tabaco tabacco',
  '#b5824c': 'tan',
  '#bd9360': 'camel kamel camello cammello cognac',
  '#a8693a': 'caramel karamell caramelo caramello',
  '#7a4a30': 'chestnut kastanie chataigne',
  '#4d3224': 'chocolate schokolade chocolat cioccolato',
  '#5b4231': 'coffee kaffee cafe caffe mocha mokka',
  '#d4c19c': 'sand sable arena sabbia areia',
  '#d8c8ab': 'beige beis bege',
  '#a8512f': 'rust rost rostrot rouille oxido ruggine',
  '#bb6a4a': 'terracotta terrakotta terracota',
  '#b5593c': 'clay argile arcilla argilla',
  '#9a4634': 'brick ziegel ziegelrot brique ladrillo mattone',
  '#a86a43': 'copper kupfer cuivre cobre rame',
  '#a97f50': 'duck',
  '#b3332b': 'red rot kirschrot feuerrot rouge rojo roja rosso rossa vermelho vermelha',
  '#6b2233': 'burgundy bordeaux burgunder burdeos bordo',
  '#6c1f2b': 'maroon granate',
  '#6b2638': 'wine weinrot vino vinho',
  '#a3253a': 'cherry kirsche cerise cereza ciliegia',
  '#a82c55': 'raspberry himbeere framboise frambuesa lampone',
  '#8f2f58': 'berry beere',
  '#a0342e': 'madder krapp garance',
  '#e2725b': 'coral koralle corail corallo',
  '#f0b48c': 'peach pfirsich peche melocoton pesca',
  '#e8a263': 'apricot aprikose abricot albaricoque albicocca',
  '#d9752b': 'orange naranja arancione arancio laranja',
  '#e39a24': 'saffron safran azafran zafferano',
  '#c9972d': 'mustard senf moutarde mostaza senape mostarda',
  '#e3c04d': 'yellow gelb jaune amarillo amarilla giallo gialla amarelo amarela',
  '#efdc5a': 'lemon zitrone citron limon limone',
  '#e3b32e': 'kowhai',
  '#d9a441': 'honey honig miel miele',
  '#efdda4': 'butter vanilla vanille vainilla vaniglia',
  '#c99b3d': 'gold golden dore doree dorado oro dorato dourado dourada',
  '#e0962a': 'marigold ocker ocre ocra',
  '#7d9cc4': 'chambray',
  '#3d5880': 'denim',
  '#ddd0b4': 'oat',
  '#2f5546': 'pine',
  '#2a3040': 'ink',
  '#e3b1ac': 'pink rosa',
  '#cf8a8c': 'rose rosen',
  '#ebcdc6': 'blush puder',
  '#b23a6e': 'fuchsia fucsia magenta',
  '#6a4a86': 'purple violet violett violette violeta morado morada viola roxo roxa',
  '#b7a8d0': 'lavender lavendel lavande lavanda',
  '#5d3150': 'plum pflaume prune ciruela prugna aubergine',
  '#c3b1d8': 'lilac flieder lila lilas lilla malva mauve',
};

/** Names of several words that mean another colour than their last word. */
const WHOLE = new Map(
  Object.entries({
    'dark stone': '#39527a',
    'light stone': '#87a4c3',
    'light wash': '#8fadc9',
    'sky wash': '#a9c0d6',
    'dark rinse': '#2a3955',
    'washed black': '#4b4d52',
    'washed indigo': '#5a739b',
    'faded indigo': '#5f7ca6',
    'mid indigo': '#3f5580',
    'clear blue': '#6a8fbb',
  }),
);

const BY_WORD = new Map(
  Object.entries(COLOURS).flatMap(([colour, names]) => names.split(' ').map((name) => [name, colour] as const)),
);

/** How far towards black or white a word before or after a colour takes it. */
const SHADES: readonly [words: RegExp, into: 'black' | 'white', share: number][] = [
  [/^(dark|dunkel|deep|tief|fonce|foncee|oscuro|oscura|scuro|scura)$/, 'black', 0.35],
  [/^(light|hell|pale|clair|claire|claro|clara|chiaro|chiara)$/, 'white', 0.4],
];

/**
 * A CSS colour for the name of one: that of the whole name, or of the last word that is one, so that "Washed Black" is
 * black. Undefined where the name says nothing.
 */
export function swatchOf(name: string): string | undefined {
  const words = wordsOf(name);
  const whole = WHOLE.get(words.join(' '));
  const colour = words.flatMap((word) => BY_WORD.get(word) ?? []).at(-1);
  if (whole || !colour) return whole;
  const shade = SHADES.find(([shades]) => words.some((word) => shades.test(word)));
  return shade ? mix(colour, shade[1], shade[2]) : colour;
}

/** The colour of each of these names, or of none of them: one with a dot beside one without looks like a mistake. */
export function swatchesOf(names: readonly string[]): Record<string, string> {
  const known = names.flatMap((name) => {
    const colour = swatchOf(name);
    return colour === undefined ? [] : [[name, colour] as const];
  });
  return known.length === names.length ? Object.fromEntries(known) : {};
}

/** Colours that German words end with; not `rot`, with which a carrot does. */
const COMPOUND = /(schwarz|weiss|grau|blau|grun|braun|gelb)$/;

/** The words of a name in lower case, without accents; "dunkelblau" is two. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .flatMap((word) => {
      const [, shade, colour = ''] = /^(dunkel|hell|tief)(.+)$/.exec(word) ?? [];
      if (shade && BY_WORD.has(colour)) return [shade, colour];
      // A compound is a shade of its last part, unless it has a line of its own.
      return BY_WORD.has(word) ? [word] : [COMPOUND.exec(word)?.[0] ?? word];
    })
    .filter(Boolean);
}
