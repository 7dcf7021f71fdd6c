import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

/** In what one shop differs from another. */
export interface Kind {
  country: keyof typeof COUNTRIES;
  categories: 0 | 1 | 3 | 15;
  products: number;
  featured: boolean;
  sale: boolean;
  logo: keyof typeof LOGOS | '';
  names: keyof typeof NAMES;
}

const COUNTRIES = {
  US: { currency: 'USD', locale: 'en-US', timeZone: 'America/Chicago' },
  DE: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  IN: { currency: 'INR', locale: 'en-IN', timeZone: 'Asia/Kolkata' },
};

/** Width and height. */
const LOGOS: Record<'wide' | 'square', [number, number]> = { wide: [900, 60], square: [300, 300] };

const MOST_LETTERS = 60;
const SIXTY = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenmacherei'.padEnd(MOST_LETTERS, 'n');

/** Of shop, categories, products, colours, sizes and links. */
const NAMES = {
  sixty: { word: SIXTY, language: 'de' },
  devanagari: { word: 'हथकरघा क्षत्रियकुण्डग्रामवस्त्रालय', language: 'hi' },
  urdu: { word: 'ہاتھ سے بُنے ہوئے کپڑوں کی دکان', language: 'ur' },
  emoji: { word: '🧶👩‍👩‍👧‍👦🇺🇳✨ Knit 👩🏽‍🎨', language: 'en' },
};

const kind = (
  country: Kind['country'],
  categories: Kind['categories'],
  products: number,
  what: string,
  names: Kind['names'],
): Kind => ({
  country,
  categories,
  products,
  names,
  featured: what.includes('featured'),
  sale: what.includes('sale'),
  logo: what.includes('wide') ? 'wide' : what.includes('square') ? 'square' : '',
});

/** Each country with each number of categories, and both with names and logos of every kind in turns. */
export const KINDS: readonly Kind[] = [
  kind('US', 0, 3, 'no logo', 'sixty'),
  kind('US', 1, 1, 'wide', 'devanagari'),
  kind('US', 3, 8, 'featured, sale, square', 'emoji'),
  kind('US', 15, 20, 'sale, no logo', 'urdu'),
  kind('DE', 0, 3, 'featured, sale, wide', 'devanagari'),
  kind('DE', 1, 1, 'featured, square', 'sixty'),
  kind('DE', 3, 6, 'wide', 'urdu'),
  kind('DE', 15, 20, 'featured, no logo', 'emoji'),
  kind('IN', 0, 1, 'featured, square', 'urdu'),
  kind('IN', 1, 3, 'sale, no logo', 'emoji'),
  kind('IN', 3, 1, 'square', 'devanagari'),
  kind('IN', 15, 20, 'featured, sale, wide', 'sixty'),
];

export const idOf = ({ country, categories, names }: Kind): string => `${country.toLowerCase()}-${categories}-${names}`;
/** Names below localhost are this machine to a browser. */
export const hostOf = (one: Kind): string => `${idOf(one)}.localhost`;

/** The folder of such a shop; one without categories has one here, since a folder needs it. */
export function writeKind(folder: string, one: Kind): void {
  const { currency, locale, timeZone } = COUNTRIES[one.country];
  const { word, language } = NAMES[one.names];
  const categories = Array.from({ length: one.categories || 1 }, (_, nth) => named(word, nth));
  const store = {
    id: idOf(one),
    name: word,
    description: `${word}, ${word}.`,
    hosts: [hostOf(one)],
    language,
    locale,
    timeZone,
    currency,
    company: { name: word, address: `${word}, 12345`, phone: '+1 555 0142', email: 'post@shop.example' },
    ...(one.logo ? { logo: 'pictures/logo.svg' } : {}),
    home: { benefits: one.featured ? [{ title: 'Mended for life', text: word }] : [], newsletter: word },
    footer: { pages: ['contact', 'track-order', 'shipping', 'story'] },
    terms: { country: one.country, deliveryDays: 4, returnDays: 30 },
  };
  // JSON is YAML too.
  write(folder, 'store.yaml', JSON.stringify(store));
  write(
    folder,
    'categories.yaml',
    JSON.stringify(categories.map((name, nth) => ({ name, ...(nth % 2 ? {} : { description: `${name}.` }) }))),
  );
  write(folder, 'products.csv', productsOf(one, word, categories));
  write(folder, 'stock.csv', 'SKU,quantity\n');
  for (const page of ['shipping', 'story'])
    write(folder, `policies/${page}.md`, `## ${word}\n\n${word} {{companyName}}, {{companyAddress}}.\n`);
  if (one.logo) write(folder, 'pictures/logo.svg', drawing(...LOGOS[one.logo]));
  write(folder, 'pictures/one.svg', drawing(900, 1200));
}

/** As long as the name of a category may be. */
function named(word: string, nth: number): string {
  const number = nth ? String(nth) : '';
  return word.slice(0, MOST_LETTERS - number.length) + number;
}

function productsOf({ products, featured, sale }: Kind, word: string, categories: string[]): string {
  const rows = Array.from({ length: products }, (_, nth) =>
    ['M', word].map((size, at) => ({
      Handle: `piece-${nth}`,
      Title: at ? '' : `${word} ${nth}`,
      'Body (HTML)': at ? '' : `<p>${word} ${word}</p><h3>${word}</h3><ul><li>${word}</li></ul>`,
      'Product Category': at ? '' : categories[nth % categories.length],
      Type: at ? '' : word,
      Published: 'true',
      Featured: featured && nth < 3 ? 'true' : '',
      'Option1 Name': 'Size',
      'Option1 Value': size,
      'Option2 Name': 'Color',
      'Option2 Value': word,
      'Variant SKU': `S-${nth}-${at}`,
      'Variant Price': '1299.50',
      'Variant Compare At Price': sale && nth % 2 === 0 ? '1999' : '',
      // In the EU a price before is shown where this says so.
      'Prior Price': sale && nth % 2 === 0 ? '1999' : '',
      'Image Src': at || nth % 3 ? '' : 'one.svg',
    })),
  );
  return stringify(rows.flat(), { header: true });
}

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#274060"/></svg>`;

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
