import * as z from 'zod/mini';
import { bareOrData, isObject, optionalText } from './lenient.ts';

/** `ticket` is the number a person can quote; a backend may have none. */
export const SendMessageAnswer = z.pipe(
  z.transform((raw: unknown): unknown => (isObject(raw) ? raw : {})),
  bareOrData(
    z.object({
      success: z.pipe(
        z.unknown(),
        z.transform((value) => value !== false),
      ),
      ticket: z.optional(optionalText),
    }),
  ),
);
