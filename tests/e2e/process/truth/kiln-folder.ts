import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

export const HOST = 'kiln.example';
export const ORIGIN = `https://${HOST}`;

export const BOWL = productIdOf('kiln', 'ash-glazed-bowl');
/** Sold out. */
export const VASE = productIdOf('kiln', 'tall-vase');

const STORE = `id: kiln
name: Hesper Pots
description: Stoneware thrown on the wheel and fired by the harbour, in small kilns and large ones.
origin: ${ORIGIN}
hosts: [${HOST}]
locale: de-DE
timeZone: Europe/Berlin
currency: EUR
company:
  name: Hesper Keramik GmbH
  address: Kaistraße 4, 20457 Hamburg, Germany
  phone: "+49 40 555 0142"
  email: post@kiln.example
  hours: Tuesday to Friday, 9 to 17
social:
  instagram: https://pots.example/instagram
logo: pictures/logo.svg
theme:
  accent: "#7a3b1d"
  footer: "#3a1d10"
  font: fonts/display.woff2
home:
  hero: pictures/hero.svg
  promo:
    title: Fired twice
    text: Each piece stands two days in the kiln.
navigation:
  - label: Bowls for every day
    category: Bowls
  - label: How we fire
    page: about
footer:
  categories: [Bowls, Plates]
  pages: [contact, track-order, terms, about]
terms:
  country: DE
  deliveryDays: 4
  returnDays: 30
  returnFees: customer
address:
  states: []
  postalCode: ["99999"]
`;

const PRODUCTS = `Handle,Title,Body (HTML),Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Prior Price,Image Src
ash-glazed-bowl,Ash Glazed Bowl,<p>Glazed with the ash of apple trees.</p>,Bowls,Tableware,featured,true,Size,16 cm,Colour,Celadon,BOWL-16,36.00,42.00,42.00,bowl.svg
ash-glazed-bowl,,,,,,,,22 cm,,Tenmoku,BOWL-22,36.00,42.00,42.00,
tall-vase,Tall Vase,<p>For one branch.</p>,Vases,,,true,Title,Default Title,,,VASE,80.00,,,
salt-plate,Salt Plate,<p>Salt glazed.</p>,Plates,,,true,Title,Default Title,,,PLATE,25.00,,,
`;

const policy = (about: string) =>
  `${about} Questions go to {{companyName}}, {{companyAddress}}, {{companyEmail}} or {{companyPhone}}.\n`;

/**
 * A potter's shop as its folder: another trade, country, currency and locale than the demo's, with terms of its own.
 */
export const KILN: Readonly<Record<string, string>> = {
  'store.yaml': STORE,
  'categories.yaml': '- name: Bowls\n  picture: pictures/bowl.svg\n- name: Vases\n- name: Plates\n- name: Jugs\n',
  'products.csv': PRODUCTS,
  'redirects.txt':
    '/collections/bowls /products?category=bowls\n/alt/schale.html /product/ash-glazed-bowl\n/vasen /product/tall-vase\n',
  'stock.csv': 'SKU,quantity\nBOWL-16,9\nBOWL-22,-\nVASE,0\nPLATE,-\n',
  ...Object.fromEntries(
    ['terms', 'privacy', 'refund', 'return', 'shipping', 'about', 'faq'].map((slug) => [
      `policies/${slug}.md`,
      policy(`Our ${slug} page is about bowls, vases and plates.`),
    ]),
  ),
};

export function writeKiln(folder: string): void {
  for (const [file, text] of Object.entries(KILN)) write(folder, file, text);
  write(folder, 'pictures/logo.svg', drawing(480, 120, '#7a3b1d'));
  write(folder, 'pictures/hero.svg', drawing(2000, 1000, '#c98b5c'));
  mkdirSync(join(folder, 'fonts'));
  copyFileSync('src/styles/fonts/newsreader-latin.woff2', join(folder, 'fonts/display.woff2'));
  write(folder, 'pictures/bowl.svg', drawing(900, 1200, '#5c7a6b'));
}

const drawing = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`;

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
