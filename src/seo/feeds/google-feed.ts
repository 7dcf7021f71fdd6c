import { toProduct, type Product } from '#catalog/product.ts';
import { isOnSale } from '#catalog/variant.ts';
import type { WireProduct } from '#contract/product.ts';
import type { Store } from '#site/store.ts';
import { type Apparel, apparelOf } from '../apparel.ts';
import { groupId, type Item, variantItems, wholeItem } from '../item.ts';
import { productPath } from '#lib/product-path.ts';
import { addressesFor, picturesOf } from '../picture.ts';
import { cutAtWord, plainText } from '../plain-text.ts';
import { shippingParts } from './google-shipping.ts';
import type { StreamedDocument } from './stream-xml.ts';
import { element, xml, type Xml } from './xml.ts';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MORE_IMAGES = 10;

/**
 * The catalogue for Google Merchant Center: RSS 2.0 with what clothes need, each choice an item of its product's group.
 */
export function googleFeed(
  store: Store,
  origin: string,
  batches: AsyncIterable<WireProduct[]>,
): StreamedDocument<WireProduct> {
  return {
    type: 'application/rss+xml',
    head: xml`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${store.name}</title><link>${origin}/</link><description>${store.description}</description>
`,
    batches,
    each: (wire) => xml`${itemsOf(toProduct(wire), store, origin)}`,
    tail: xml`</channel></rss>
`,
  };
}

/** None of a product without a price or a picture: it could not be listed. */
function itemsOf(product: Product, store: Store, origin: string): Xml[] {
  const apparel = apparelOf(product, store);
  const pictures = picturesOf(product.images, origin);
  if (pictures.length === 0) return [];
  const variants = variantItems(product);
  const group = variants.length ? groupId(product) : undefined;
  const shared = xml`${[
    element('g:description', cutAtWord(plainText(product.description), MAX_DESCRIPTION) || product.name),
    element('g:canonical_link', origin + productPath(product.id)),
    element('g:item_group_id', group),
    element('g:product_type', [product.category, product.parentCategory].filter(Boolean).join(' > ')),
    ...apparelParts(apparel),
  ]}`;
  return (variants.length ? variants : [wholeItem(product)]).flatMap((item) =>
    item.price > 0
      ? [entry(item, apparel, [shared, ...pictureParts(addressesFor(item.color, pictures))], { store, origin })]
      : [],
  );
}

function pictureParts(addresses: readonly string[]): Xml[] {
  return addresses
    .slice(0, 1 + MORE_IMAGES)
    .flatMap((one, index) => element(index === 0 ? 'g:image_link' : 'g:additional_image_link', one) ?? []);
}

function entry(
  item: Item,
  { gtin, mpn, ownMake }: Apparel,
  ofProduct: readonly Xml[],
  { store, origin }: { store: Store; origin: string },
): Xml {
  const money = (amount: number) => `${amount.toFixed(2)} ${store.money.currency}`;
  const number = mpn ?? (ownMake && !gtin ? item.id : undefined);
  const sale = isOnSale(item);
  return xml`<item>${[
    element('g:id', item.id),
    element('g:title', cutAtWord(item.name, MAX_TITLE)),
    element('g:link', origin + item.path),
    element('g:price', money(sale ? item.originalPrice : item.price)),
    element('g:sale_price', sale && money(item.price)),
    element('g:availability', item.available ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:gtin', gtin),
    element('g:mpn', number),
    element('g:identifier_exists', gtin || number ? undefined : 'no'),
    element('g:color', item.color),
    element('g:size', item.size),
    element('g:shipping_weight', item.weightGrams ? `${item.weightGrams} g` : undefined),
    ...ofProduct,
    ...shippingParts(store, item.price),
  ]}</item>
`;
}

function apparelParts({ brand, gender, ageGroup, material, pattern, googleCategory }: Apparel): (Xml | undefined)[] {
  return [
    element('g:brand', brand.slice(0, 70)),
    element('g:google_product_category', googleCategory),
    element('g:gender', gender),
    element('g:age_group', ageGroup),
    element('g:material', material?.slice(0, 200)),
    element('g:pattern', pattern?.slice(0, 100)),
  ];
}
