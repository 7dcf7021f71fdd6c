import { type Options, UsageError } from '../../command.ts';
import type { LineChoice } from '#store-api/shop/orders/pieces/chosen-pieces.ts';

/** `1,2x3`: all of the first line, and three pieces of the second. */
export function linesOf({ line = '' }: Options): LineChoice[] {
  return line
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [, number, count] = /^\s*([1-9]\d{0,3})(?:\s*[x×]\s*([1-9]\d{0,3}))?\s*$/i.exec(word) ?? [];
      if (number === undefined)
        throw new UsageError(`--line is a number, or one with pieces as in 2x1, not '${word}'.`);
      return { line: Number(number), count: count === undefined ? undefined : Number(count) };
    });
}
