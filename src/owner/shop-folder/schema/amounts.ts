import * as z from 'zod';
import { missingOr, numberOr } from './fields.ts';
import { pointed } from './written-number.ts';
import { toPaise, toRupees } from '#lib/minor-units.ts';

/** In whole units of the currency, as prices are. */
export const amount = z
  .number({ error: numberOr('must be an amount such as 99 or 99.50, without a currency and without quotes') })
  .min(0, 'must be 0 or more')
  .max(100_000_000, 'must be at most 100000000')
  .refine((number) => toRupees(toPaise(number)) === number, 'must have at most two decimals');

export const percent = z
  .number({ error: percentOr('must be a number of per cent, such as 18') })
  .min(0, 'must be 0 or more per cent')
  .max(100, 'must be at most 100 per cent')
  .refine((number) => Number(number.toFixed(4)) === number, 'must have at most four decimals');

/** A comma in it is always a decimal one: `8,125` is no number of thousands. */
function percentOr(what: string) {
  return ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && /^\d+,\d+$/.test(input.trim())
      ? `must have a point, not a comma: ${pointed(input.trim())}`
      : missingOr(what)({ input });
}
