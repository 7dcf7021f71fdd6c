import type { Goods } from './goods/read-goods.ts';
import type { WireAttribute, WireProductPage } from '#contract/product.ts';

/** A product of the file, validated. Money is in paise. */
export interface CatalogueProduct extends Goods {
  /** Where it begins in the file. */
  line: number;
  handle: string;
  /** What a shop may know it by from before (product-handles.ts). */
  formerHandle?: string | undefined;
  title: string;
  description: string;
  /** What the product's own page says beside; left out where it says nothing else. */
  page?: WireProductPage | undefined;
  category: string;
  parentCategory: string | null;
  genderKey: 'men' | 'women' | 'unisex' | null;
  visible: boolean;
  featured: boolean;
  attributes: WireAttribute[];
  variants: CatalogueVariant[];
  pictures: CataloguePicture[];
}

export interface CatalogueVariant extends Goods {
  /** The sku, or size and colour: unique in its product, the same in every file. */
  key: string;
  sku: string | null;
  size: string | null;
  color: string | null;
  regular: number;
  discounted: number | null;
  /** The line of its file that says so, where it is on sale. */
  saleLine?: number | undefined;
  /** The lowest price of the 30 days before a sale, as the owner knows it. */
  prior?: number | undefined;
  /** null when it is not counted. */
  stock: number | null;
}

/** `source` is an https address, or a path below the pictures' folder. */
export interface CataloguePicture {
  source: string;
  alt: string;
  line: number;
  column: string;
  /** The export does not contain it: the product does without when it cannot be had. */
  optional?: boolean;
}
