/** Visible products that are alike in everything that a filter of the database looks at. '' stands for none. */
export interface FacetBucket {
  category: string;
  parent: string;
  gender: string;
  featured: boolean;
  sale: boolean;
  /** The parent category in the products' own spelling. */
  parentCategory: string;
  products: number;
}
