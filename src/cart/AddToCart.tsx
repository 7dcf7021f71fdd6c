import { addToCart } from './store.ts';
import { sizeMissing, type Sellable } from './sellable.ts';
import { text } from './text.ts';
import { toast } from '#ui/toasts.ts';

/** A card's button: one piece, with size and colour chosen only where there is no choice (spec section 4). */
export function AddToCart({ product, onSizeMissing }: { product: Sellable; onSizeMissing(): void }) {
  function add() {
    const selectedSize = only(product.sizes);
    if (sizeMissing(product, selectedSize)) {
      toast({ title: text.chooseSize, text: text.chooseSizeLong, kind: 'error' });
      return onSizeMissing();
    }
    const { id, name, image, price } = product;
    addToCart({ id, name, image, price, quantity: 1, selectedSize, selectedColor: only(product.colors) });
  }

  return (
    <button type="button" className="btn btn-plain" aria-label={`Add to Cart: ${product.name}`} onClick={add}>
      Add to Cart
    </button>
  );
}

function only(values: string[]): string {
  return values.length === 1 ? values[0]! : '';
}
