import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';

/**
 * Fields of the bodies that name pieces of an order. Functions, so that browsers do not load them with the endpoints.
 */

/** So many pieces of the line at that place among the `items` of the order, the first one 0. */
export function linePiecesFields() {
  return {
    line: z.int('Line must be a whole number').check(z.minimum(0, 'Line must be at least 0')),
    quantity: z
      .int('Quantity must be a whole number')
      .check(
        z.minimum(1, 'Quantity must be at least 1'),
        z.maximum(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`),
      ),
  };
}

/** A list of them, which may name a line more than once: its pieces may go back for several reasons. */
export function linesField<S extends z.ZodMiniType>(line: S) {
  const most = MAX_ORDER_LINES * 2;
  return z.array(line).check(z.minLength(1, 'No pieces are chosen'), z.maxLength(most, `At most ${most} lines`));
}
