import type { Choice } from '#cart/sellable.ts';
import { safePictures } from './safe-picture.ts';
import * as text from './text.ts';
import { ID_SHOWN } from '#config.ts';
import { priceBefore, priceToPay } from '#contract/price.ts';
import type { WireAttribute, WireImage, WireProduct, WireProductPage, WireVariant } from '#contract/product.ts';

/** A product as displayed (docs/behaviour.md 3.product.shown). Prices are rupees. */
export interface Product {
  id: string;
  name: string;
  price: number;
  /** Only when a discounted price exists. */
  originalPrice: number | undefined;
  image: string;
  images: WireImage[];
  /** The first picture as messengers show it: 1200 x 630 px. */
  social: string | undefined;
  category: string;
  parentCategory: string;
  description: string;
  /** What its own page says beside, as received: HTML is sanitised where it is shown. */
  page: WireProductPage | undefined;
  featured: boolean;
  sizes: string[];
  colors: string[];
  /** The choice among them from the start: by the page's address, or by its picture. */
  chosen?: Choice | undefined;
  variants: WireVariant[];
  /** As received: feeds and structured data read some (brand, gender, gtin …) that the page does not list. */
  attributes: WireAttribute[];
  createdAt: string;
  /** '' where the backend does not tell. */
  updatedAt: string;
}

export function toProduct(wire: WireProduct): Product {
  const { title = '', attributes = [] } = wire;
  const images = safePictures(wire.images);
  const [own] = wire.imgUrl ? safePictures([{ url: wire.imgUrl, alt: wire.title }]) : [];
  const { regularPrice, discountedPrice } = wire;
  const sizes = valuesOf(attributes, ['size', 'sizes']);
  const colors = valuesOf(attributes, ['color', 'colours', 'colors', 'colour']);
  return {
    id: wire.id,
    name: title || text.untitled,
    price: priceToPay(regularPrice, discountedPrice) ?? 0,
    originalPrice: priceBefore(regularPrice, discountedPrice),
    image: own?.url ?? images[0]?.url ?? '',
    images: images.length || !own ? images : [own],
    social: images[0]?.social,
    category: wire.category ?? '',
    parentCategory: wire.parentCategory ?? '',
    description: wire.description ?? '',
    page: wire.page,
    featured: attributes.some(
      ({ key, value }) => key.toLowerCase() === 'featured' && value.some((one) => one.includes('true')),
    ),
    sizes,
    colors,
    variants: wire.variants ?? [],
    attributes,
    createdAt: wire.createdAt ?? '',
    updatedAt: wire.updatedAt ?? '',
  };
}

/** The first eight characters of the id (docs/behaviour.md 2.product.details). */
export function referenceOf({ id }: Pick<Product, 'id'>): string {
  return id.slice(0, ID_SHOWN);
}

function valuesOf(attributes: WireAttribute[], keys: string[]): string[] {
  const found = attributes.filter(({ key }) => keys.includes(key.toLowerCase())).flatMap(({ value }) => value);
  return [...new Set(found.map((one) => one.trim()).filter(Boolean))];
}
