import type { Category } from './categories.ts';
import { choicesOf, valuesOf, type Choice } from './choices.ts';
import { FEATURED } from './lists.ts';
import type { MedusaProduct } from './product.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import type { WireProduct, WireAttribute } from '#contract/product.ts';

/** A product as the contract has it; undefined for one that has no price in the region, which cannot be sold. */
export function toProduct(product: MedusaProduct, categories: Category[]): WireProduct | undefined {
  const choices = choicesOf(product);
  const [first, ...others] = choices;
  if (!first) return undefined;
  const cheapest = others.reduce((least, choice) => (choice.price < least.price ? choice : least), first);
  const category = deepest(product, categories);
  const images = (product.images ?? []).toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return {
    id: product.id,
    title: product.title ?? '',
    description: product.description ?? '',
    imgUrl: product.thumbnail ?? images[0]?.url,
    category: category?.root.name,
    parentCategory: category?.depth ? category.name : undefined,
    ...pricesOf(cheapest),
    createdAt: product.created_at,
    updatedAt: product.updated_at,
    images: images.map(({ url }) => ({ url, alt: product.title })),
    attributes: attributesOf(product, choices),
    variants: choices.map((choice) => ({
      size: choice.size,
      color: choice.color,
      sku: choice.sku,
      ...pricesOf(choice),
      available: choice.left > 0,
    })),
  };
}

function pricesOf({ price, regularPrice }: Choice): { regularPrice: number; discountedPrice?: number } {
  return price < regularPrice ? { regularPrice, discountedPrice: price } : { regularPrice: price };
}

/** The last branch that the product hangs on. */
function deepest({ categories: own = [] }: MedusaProduct, categories: Category[]): Category | undefined {
  return categories
    .filter(({ id }) => own.some((one) => one.id === id))
    .reduce<Category | undefined>((last, one) => (last && last.depth >= one.depth ? last : one), undefined);
}

function attributesOf({ material, collection, tags = [] }: MedusaProduct, choices: Choice[]): WireAttribute[] {
  const isFeatured = tags.some(({ value }) => value.toLowerCase() === FEATURED);
  const attributes = [
    { key: 'size', value: valuesOf(choices, 'size') },
    { key: 'color', value: valuesOf(choices, 'color') },
    { key: 'material', value: material ? [material] : [] },
    { key: COLLECTIONS, value: collection ? [collection.title] : [] },
    { key: FEATURED, value: isFeatured ? ['true'] : [] },
  ];
  return attributes.filter(({ value }) => value.length > 0);
}
