import { toProduct, type Product } from '#catalog/product.ts';
import type { WireProduct } from '#contract/product.ts';
import { pageLanguage } from '#site/page/page-language.ts';
import type { Store } from '#site/store.ts';
import { newAt } from '#site/text.ts';
import { productPath } from '#lib/product-path.ts';
import { cutAtWord, plainText } from '../plain-text.ts';
import { element, xml, type Xml } from './xml.ts';

export const ATOM_TYPE = 'application/atom+xml';
export const ATOM_PATH = '/feed/new.atom';
export const MAX_ENTRIES = 50;
const MAX_SUMMARY = 300;

/** New products, the newest first; those of which no date is known are left out (RFC 4287 asks for one). */
export function atomFeed(store: Store, origin: string, wires: WireProduct[]): Xml {
  const products = wires.map(toProduct).filter(({ createdAt }) => !Number.isNaN(Date.parse(createdAt)));
  products.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const updated = products.map(updatedOf).sort().at(-1) ?? new Date(0).toISOString();
  return xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${store.ownLang ?? pageLanguage(store.money.locale)}">
<id>${origin}${ATOM_PATH}</id><title>${newAt(store.name)}</title><updated>${updated}</updated>
<link rel="self" type="${ATOM_TYPE}" href="${origin}${ATOM_PATH}"/><link rel="alternate" type="text/html" href="${origin}/products"/>
<author><name>${store.name}</name></author>
${products.slice(0, MAX_ENTRIES).map((product) => entry(product, origin))}</feed>
`;
}

function entry(product: Product, origin: string): Xml {
  const url = origin + productPath(product.id);
  const summary = plainText(product.description);
  return xml`<entry><id>${url}</id><title>${product.name}</title><link rel="alternate" type="text/html" href="${url}"/><published>${instant(product.createdAt)}</published><updated>${updatedOf(product)}</updated>${element('summary', cutAtWord(summary, MAX_SUMMARY))}</entry>
`;
}

function updatedOf({ createdAt, updatedAt }: Product): string {
  return instant(Number.isNaN(Date.parse(updatedAt)) ? createdAt : updatedAt);
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
