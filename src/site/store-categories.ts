import { safePicture } from '#catalog/safe-picture.ts';
import { DEFAULT_CATEGORY, FALLBACK_CATEGORIES, MAX_CATEGORIES_SHOWN } from '#config.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import type { Collection } from '#contract/collection.ts';
import type { WireImage } from '#contract/product.ts';
import { hasLineFor } from '#contract/store/measured-sizes.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** The categories and collections of a store, as pages show them. */
export interface StoreCategories {
  /** All categories the store names; Accessories when it names none. */
  categories: string[];
  /**
   * Those the store names itself that have a product: none when its record names none, Accessories when there is no
   * record (docs/behaviour.md 1.categories).
   */
  browsable: string[];
  /** What the category browser shows: the first of those, else men, women and accessories. */
  browsed: string[];
  /** False where the store says that it has nothing of a category, by its name or slug, or of `all`. */
  isFilled: (category: string) => boolean;
  categoryPicture: (category: string) => WireImage | undefined;
  /** The name of a category in addresses: its slug, or its name in lower case. */
  slugOf: (category: string) => string;
  /** What leads to the listing of a category says so: the store's own heading, or the name. */
  headingOf: (category: string) => string;
  /** None on a backend that does not offer them. */
  collections: Collection[];
  /** Those that have a product, or may have one. */
  filledCollections: Collection[];
  /** The details of a category beyond its name. */
  detailsOf: (category: string) => CategoryDetails;
  /**
   * The size guide of a product; undefined where it has none. '' on a backend that offers no guides: the button is the
   * specification's, and what it opens says so.
   */
  sizeGuideOf: (product: { category: string; sizes: readonly string[] }) => string | undefined;
}

export function categoriesOf(wire: Partial<WireStoreInfo>, failed: boolean): StoreCategories {
  const images = new Map<string, WireImage>(
    Object.entries(wire.categoryImages ?? {}).map(([key, url]) => [key.toLowerCase(), { url }]),
  );
  for (const [key, picture] of Object.entries<WireImage>(wire.categoryPictures ?? {}))
    images.set(key.toLowerCase(), picture);
  const details = new Map(
    Object.entries<CategoryDetails>(wire.categoryDetails ?? {}).map(([name, one]) => [name.toLowerCase(), one]),
  );
  const detailsOf = (category: string): CategoryDetails => details.get(category.toLowerCase()) ?? {};
  const offersGuides = wire.capabilities?.includes('sizeGuides') === true;
  const slugOf = (category: string) => detailsOf(category).slug ?? category.toLowerCase();
  const filled =
    wire.filledCategories && new Set(wire.filledCategories.flatMap((one) => ['all', one.toLowerCase(), slugOf(one)]));
  const isFilled = (category: string) => filled?.has(category.toLowerCase()) ?? true;
  const named = failed ? [DEFAULT_CATEGORY] : (wire.categories ?? []);
  const collections = wire.capabilities?.includes('collections') ? (wire.collections ?? []) : [];
  return {
    categories: named.length ? named : [DEFAULT_CATEGORY],
    browsable: named.filter(isFilled),
    browsed: (named.length ? named : FALLBACK_CATEGORIES).filter(isFilled).slice(0, MAX_CATEGORIES_SHOWN),
    isFilled,
    categoryPicture: (category) => safePicture(images.get(category.toLowerCase())),
    slugOf,
    headingOf: (category) => detailsOf(category).heading ?? category,
    collections,
    filledCollections: collections.filter(({ slug }) => wire.filledCollections?.includes(slug) ?? true),
    detailsOf,
    sizeGuideOf: ({ category, sizes }) => {
      if (!offersGuides) return '';
      const { sizeGuide, measuredSizes = [] } = detailsOf(category);
      return sizes.length > 0 && hasLineFor(sizes, measuredSizes) ? sizeGuide : undefined;
    },
  };
}

/** The categories of bar and front page. */
export function shownCategories({ categories, isFilled }: StoreCategories): string[] {
  return categories.filter(isFilled).slice(0, MAX_CATEGORIES_SHOWN);
}
