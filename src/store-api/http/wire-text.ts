import type { WireRow, WireVariantRow } from '../base/db/wire-rows.ts';
import { toRupees } from '#lib/minor-units.ts';

/**
 * A product of the contract (docs/behaviour.md 3.product.wire) as JSON text: rupees, and null where there is no
 * discount. The stock figure is not sent. JSON of the database is passed through as text: parsing and writing it again
 * costs more than the rest of an answer.
 */
export function toWireText(row: WireRow): string {
  const pictures = row.pictures ?? '';
  return `{"id":${quote(row.id)},"title":${quote(row.title)},"description":${quote(row.description)},\
"imgUrl":${firstUrl(pictures)},"category":${quote(row.category)},"parentCategory":${quote(row.parent_category)},\
${prices(row.regular_paise, row.discounted_paise)},"createdAt":${quote(row.created_at)},\
"updatedAt":${quote(row.updated_at)},"images":[${pictures}],"attributes":${row.attributes},\
"variants":${toVariants(row.variants)}}`;
}

/** The text of a product with what only its page says. */
export function withPage(product: string, page: string | null): string {
  return page === null ? product : `${product.slice(0, -1)},"page":${page}}`;
}

function toVariants(json: string | null): string {
  if (json === null) return '[]';
  const rows = JSON.parse(`[${json}]`) as WireVariantRow[];
  const texts = rows.map(
    ([size, color, sku, regular, discounted, stock, grams]) =>
      `{"size":${quote(size)},"color":${quote(color)},"sku":${quote(sku)},${prices(regular, discounted)},\
"available":${stock === null || stock > 0 ? 'true' : 'false'}${grams === null ? '' : `,"weightGrams":${grams}`}}`,
  );
  return `[${texts.join(',')}]`;
}

function prices(regular: number, discounted: number | null): string {
  return `"regularPrice":${toRupees(regular)},"discountedPrice":${discounted === null ? 'null' : toRupees(discounted)}`;
}

/** The first picture's URL, still quoted; `url` is the first property of a stored picture. */
function firstUrl(pictures: string): string {
  if (pictures === '') return 'null';
  const url = /^\{"url":("[^"\\]*")/.exec(pictures)?.[1];
  if (url) return url;
  const [first] = JSON.parse(`[${pictures}]`) as [{ url: string }];
  return quote(first.url);
}

const PLAIN = /^[ !#-[\]-~]*$/;

function quote(text: string | null): string {
  if (text === null) return 'null';
  return text.length < 100 && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
