import { addToCart } from './store.ts';
import { cardLine, type Sellable } from './sellable.ts';
import * as text from './text.ts';
import { toast } from '#ui/toasts.ts';

/**
 * A card's button: one piece, with size and colour chosen only where there is no choice (docs/behaviour.md 4.card-add).
 * Of several colours none is taken from the picture, since a card has no picker that would show which: the line goes
 * without, and the cart asks (docs/decisions D27); a backend without quotes gets it as it is. `data-instant`: until
 * this island is hydrated, catalog/instant-add.ts does the same.
 */
export function AddToCart({ product, onSizeMissing }: { product: Sellable; onSizeMissing: () => void }) {
  function add() {
    const line = cardLine(product);
    if (line) return void addToCart(line);
    toast({ title: text.chooseSize, text: text.chooseSizeLong, kind: 'warning', cause: 'size' });
    onSizeMissing();
  }

  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-label={text.addToCartOf(product.name)}
      data-instant={product.sizes.length > 1 ? undefined : ''}
      onClick={add}
    >
      {text.addToCart}
    </button>
  );
}
