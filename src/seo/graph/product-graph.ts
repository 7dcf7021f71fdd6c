import { manufacturerOf } from '#catalog/manufacturer.ts';
import type { Product } from '#catalog/product.ts';
import { type AgeGroup, type Apparel, apparelOf } from '../apparel.ts';
import { groupId, type Item, variantItems, wholeItem } from '../item.ts';
import { productPath } from '#lib/product-path.ts';
import { addressesFor, picturesOf } from '../picture.ts';
import { cutAtWord, plainText } from '../plain-text.ts';
import { term, type Thing } from './graph.ts';
import { offerOf, type GraphInput } from './offer.ts';
import { storeName } from './store-graph.ts';
import { shippingDetails } from './shipping-details.ts';
import { returnPolicy } from './terms.ts';

const MAX_DESCRIPTION = 5_000;
/** Years, as Google counts them. */
const MIN_AGES: Record<AgeGroup, number> = { newborn: 0, infant: 0.25, toddler: 1, kids: 5, adult: 13 };

interface ProductInput extends GraphInput {
  returns: Thing | undefined;
}

/**
 * The structured data of a product's page: a Product, or a ProductGroup of two or more choices; none without a price or
 * picture.
 */
export function productGraph(product: Product, input: GraphInput): Thing[] {
  const items = variantItems(product);
  const returns = returnPolicy(input.store, input.origin, product.category);
  const given = { ...input, returns };
  const thing = items.length ? groupOf(product, items, given) : soldAlone(product, given);
  const sold = items.length ? items : [wholeItem(product)];
  const terms = [...shippingOf(sold, input), ...(returns ? [returns] : [])];
  return thing ? [thing, storeName(input.store, input.origin), ...terms] : [];
}

/** All that the offers point to, each once. */
function shippingOf(items: readonly Item[], { store }: GraphInput): Thing[] {
  const details = items
    .filter(({ price }) => price > 0)
    .flatMap(({ price }) => shippingDetails(store, price))
    .map((one) => [one['@id'], one] as const);
  return [...new Map(details).values()];
}

function groupOf(product: Product, items: Item[], input: ProductInput): Thing | undefined {
  const apparel = apparelOf(product, input.store);
  const pictures = picturesOf(product.images, input.origin);
  const image = addressesFor(undefined, pictures);
  const sold = items.flatMap((item) => {
    const offers = offerOf(item, input);
    return offers
      ? [
          {
            '@type': 'Product',
            sku: item.id,
            mpn: mpnOf(item, apparel),
            name: item.name,
            image: addressesFor(item.color, pictures)[0],
            size: item.size,
            color: item.color,
            offers,
          },
        ]
      : [];
  });
  if (!sold.length || !image.length) return undefined;
  const varies = (part: 'size' | 'color') => (new Set(items.map((item) => item[part])).size > 1 ? [term(part)] : []);
  const ofOne = (part: 'size' | 'color') => (varies(part).length ? undefined : items[0]?.[part]);
  return {
    '@type': 'ProductGroup',
    productGroupID: groupId(product),
    variesBy: [...varies('size'), ...varies('color')],
    ...shared(product, apparel, image, input),
    size: ofOne('size'),
    color: ofOne('color'),
    offers: rangeOf(items, input),
    hasVariant: sold,
  };
}

/** The least and the highest price of choices that do not all cost the same. */
function rangeOf(items: readonly Item[], { store }: GraphInput): Thing | undefined {
  const prices = items.map(({ price }) => price).filter((price) => price > 0);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high) return undefined;
  return {
    '@type': 'AggregateOffer',
    lowPrice: low.toFixed(2),
    highPrice: high.toFixed(2),
    priceCurrency: store.money.currency,
    offerCount: prices.length,
  };
}

function soldAlone(product: Product, input: ProductInput): Thing | undefined {
  const item = wholeItem(product);
  const apparel = apparelOf(product, input.store);
  const offers = offerOf(item, input);
  const image = addressesFor(undefined, picturesOf(product.images, input.origin));
  if (!offers || !image.length) return undefined;
  return {
    '@type': 'Product',
    sku: item.id,
    gtin: apparel.gtin,
    mpn: mpnOf(item, apparel),
    ...shared(product, apparel, image, input),
    size: item.size,
    color: item.color,
    offers,
  };
}

function shared(
  product: Product,
  { brand, gender, ageGroup, material, pattern }: Apparel,
  image: string[],
  { origin, store }: GraphInput,
) {
  const [maker] = manufacturerOf(product, store)?.split('\n') ?? [];
  return {
    name: product.name,
    url: origin + productPath(product.id),
    description: cutAtWord(plainText(product.description), MAX_DESCRIPTION) || product.name,
    image,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: maker && { '@type': 'Organization', name: maker.trim() },
    category: [product.category, product.parentCategory].filter(Boolean).join(' > ') || undefined,
    material,
    pattern,
    audience:
      gender || ageGroup
        ? { '@type': 'PeopleAudience', suggestedGender: gender, suggestedMinAge: ageGroup && MIN_AGES[ageGroup] }
        : undefined,
  };
}

function mpnOf(item: Item, { gtin, mpn, ownMake }: Apparel): string | undefined {
  return mpn ?? (ownMake && !gtin ? item.id : undefined);
}
