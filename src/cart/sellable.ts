/** What an add-to-cart button has to know of a product. */
export interface Sellable {
  id: string;
  name: string;
  image: string;
  price: number;
  sizes: string[];
  colors: string[];
}

/** A product with sizes needs one chosen; the colour is not enforced (spec section 5). */
export function sizeMissing({ sizes }: Pick<Sellable, 'sizes'>, size: string): boolean {
  return sizes.length > 0 && !sizes.includes(size);
}
