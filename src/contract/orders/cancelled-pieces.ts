import * as z from 'zod/mini';
import { list, numberOrZero, optionalNumber, required } from '../lenient.ts';

/** The place of a line among the `items` of the order, the first one 0; what is no such place is left out. */
export const linePlace = required(
  z.pipe(
    optionalNumber,
    z.transform((place) => (Number.isInteger(place) && Number(place) >= 0 ? place : undefined)),
  ),
);

/** So many pieces of a line. */
export const LinePieces = z.object({ line: linePlace, quantity: numberOrZero });
export type LinePieces = z.output<typeof LinePieces>;

/**
 * What an order says in `cancelled`: pieces that were called off while the rest goes on; none where it says nothing.
 */
export function readCancelled({ cancelled }: { cancelled?: unknown }): LinePieces[] {
  return list(LinePieces).parse(cancelled);
}
