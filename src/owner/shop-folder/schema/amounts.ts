import * as z from 'zod';
import { numberOr } from './fields.ts';
import { toPaise, toRupees } from '#lib/minor-units.ts';

/** In whole units of the currency, as prices are. */
export const amount = z
  .number({ error: numberOr('must be an amount such as 99 or 99.50, without a currency and without quotes') })
  .min(0, 'must be 0 or more')
  .max(100_000_000, 'must be at most 100000000')
  .refine((number) => toRupees(toPaise(number)) === number, 'must have at most two decimals');

export const percent = z
  .number({ error: numberOr('must be a number of per cent, such as 18') })
  .min(0, 'must be 0 or more per cent')
  .max(100, 'must be at most 100 per cent')
  .refine((number) => Number(number.toFixed(4)) === number, 'must have at most four decimals');
