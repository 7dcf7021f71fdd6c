import * as z from 'zod/mini';
import { list, required, text } from './lenient.ts';

/** What the measures of a table are of. */
export const measured = required(
  z.pipe(
    text,
    z.transform((of) => (['body', 'garment'] as const).find((one) => one === of)),
  ),
);

const texts = z._default(list(z.string()), []);

/**
 * A size guide (capability `sizeGuides`). A table has measurements of the `body` or of the `garment`: `measures` names
 * its columns, and each row has as many texts in centimetres and in inches: `72`, `86–91`, or '' for none. `notes` are
 * sentences of the owner for below it.
 */
export const SizeGuide = z.object({
  title: z._default(text, ''),
  notes: texts,
  tables: z._default(
    list(
      z.object({
        of: measured,
        measures: texts,
        rows: z._default(list(z.object({ size: text, cm: texts, in: texts })), []),
      }),
    ),
    [],
  ),
});

export type SizeGuide = z.output<typeof SizeGuide>;
