import * as z from 'zod/mini';
import { isObject } from './lenient.ts';

/** An answer of which nothing is shown beyond success or failure (docs/behaviour.md 7.register). */
export const DoneAnswer = z.transform((raw: unknown) => ({ success: !(isObject(raw) && raw.success === false) }));

/** The `success` of an answer that says more. */
export const notFalse = z.pipe(
  z.unknown(),
  z.transform((value) => value !== false),
);
