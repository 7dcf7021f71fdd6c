import { type Options, UsageError } from '../../command.ts';
import type { LineChoice } from '#store-api/shop/order-changes/parcels/chosen-pieces.ts';

export const LINES = '--line N is the Nth line of orders show, --line NxM only M pieces of it; as often as needed.';

/** `1,2x3`: all of the first line, and three pieces of the second. */
export function linesOf(options: Options, name: 'line' | 'unfit' = 'line'): LineChoice[] {
  return (options[name] ?? '')
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [, number, count] = /^\s*([1-9]\d{0,3})(?:\s*[x×]\s*([1-9]\d{0,3}))?\s*$/i.exec(word) ?? [];
      if (number === undefined)
        throw new UsageError(`--${name} is a number, or one with pieces as in 2x1, not '${word}'.`);
      return { line: Number(number), count: count === undefined ? undefined : Number(count) };
    });
}
