import type { CartLine } from './line.ts';

/** A line as `items` of a quote and an order carry it. */
export function toItem({ id, quantity, selectedSize, selectedColor }: CartLine) {
  return {
    productId: id,
    quantity,
    ...(selectedSize ? { size: selectedSize } : {}),
    ...(selectedColor ? { color: selectedColor } : {}),
  };
}
