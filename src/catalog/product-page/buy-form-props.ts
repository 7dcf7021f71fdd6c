import type { FormProduct } from './form-product.ts';
import type { PriceWords } from '../price/price-terms.ts';
import type { Money } from '#lib/money.ts';

export interface BuyFormProps extends PriceWords {
  product: FormProduct;
  /** See `sizeGuideOf`; without one there is no button. */
  guide?: string | undefined;
  money: Money;
  /** CSS colours by the names of the product's: their table stays on the server. */
  shades: Readonly<Record<string, string>>;
  /** In a dialog Add to Cart stays where it stands. */
  inDialog?: boolean;
  /** The store can be asked how many there are. */
  quotes?: boolean | undefined;
  /** Who wants what is sold out can leave an address. */
  takesRequests?: boolean;
  /** Asks for a size from the start: what was tapped before needed one. */
  asksSize?: boolean;
}
