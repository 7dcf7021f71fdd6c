import type { Product } from '#catalog/product.ts';
import type { Store } from '#site/store.ts';

type Gender = 'male' | 'female' | 'unisex';
export type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult';

/**
 * The facts that shopping engines ask of clothes, read from the attributes by key, else the store's own defaults
 * (docs/behaviour.md 11.apparel); undefined where neither says.
 */
export interface Apparel {
  brand: string;
  gender: Gender | undefined;
  ageGroup: AgeGroup | undefined;
  material: string | undefined;
  pattern: string | undefined;
  /** The one valid number, when there is one only. */
  gtin: string | undefined;
  mpn: string | undefined;
  googleCategory: string | undefined;
  /** The store's own make: its sku is the maker's number too. */
  ownMake: boolean;
}

const GENDERS: Record<Gender, string[]> = {
  male: ['male', 'men', 'man', 'boys'],
  female: ['female', 'women', 'woman', 'girls'],
  unisex: ['unisex'],
};
const AGES: Record<AgeGroup, string[]> = {
  newborn: ['newborn'],
  infant: ['infant'],
  toddler: ['toddler'],
  kids: ['kids', 'children'],
  adult: ['adult'],
};

export function apparelOf(
  product: Pick<Product, 'attributes' | 'category'>,
  { name: storeName, productDefaults }: Pick<Store, 'name' | 'productDefaults'>,
): Apparel {
  const all = (...keys: string[]) =>
    product.attributes
      .filter(({ key }) => keys.includes(key.toLowerCase().replace(/[\s-]+/g, '_')))
      .flatMap(({ value }) => value.map((one) => one.trim()).filter(Boolean));
  const first = (...keys: string[]): string | undefined => all(...keys)[0];
  const brand = first('brand', 'vendor') ?? storeName;
  const [gtin = '', ...others] = all('gtin', 'ean', 'barcode');
  return {
    brand,
    gender: named(GENDERS, first('gender') ?? product.category) ?? named(GENDERS, productDefaults.gender ?? ''),
    ageGroup: named(AGES, first('age_group') ?? productDefaults.ageGroup ?? ''),
    material: first('material', 'fabric'),
    pattern: first('pattern'),
    gtin: !others.length && isGtin(gtin) ? gtin : undefined,
    mpn: first('mpn'),
    googleCategory: first('google_product_category') ?? productDefaults.googleCategory,
    ownMake: brand.toLowerCase() === storeName.toLowerCase(),
  };
}

function named<Name extends string>(names: Record<Name, string[]>, word: string): Name | undefined {
  return (Object.keys(names) as Name[]).find((name) => names[name].includes(word.toLowerCase()));
}

/** 8, 12, 13 or 14 digits of which the last one checks the others (GS1). */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0;
}
