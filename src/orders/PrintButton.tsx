import * as text from './text.ts';
import { Glyph } from '#ui/Glyph.tsx';

/** Prints this order alone: print.css leaves out what is not marked as being printed. */
export function PrintButton({ order }: { order: string }) {
  return (
    <button
      type="button"
      className="btn-quiet no-print"
      aria-label={text.printOf(order)}
      onClick={(event) => print(event.currentTarget.closest('article'))}
    >
      <Glyph name="printer" size={18} />
      {text.print}
    </button>
  );
}

function print(order: HTMLElement | null): void {
  if (!order) return;
  order.dataset.printing = '';
  addEventListener('afterprint', () => delete order.dataset.printing, { once: true });
  window.print();
}
