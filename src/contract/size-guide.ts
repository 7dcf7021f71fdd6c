import * as z from 'zod/mini';
import { list, orElse, required, text } from './lenient.ts';

/** What the measures of a table are of. */
export const measured = required(
  z.pipe(
    text,
    z.transform((of) => (['body', 'garment'] as const).find((one) => one === of)),
  ),
);

const texts = orElse(list(z.string()), []);

/**
 * A size guide (capability `sizeGuides`). A table has measurements of the `body` or of the `garment`: `measures` names
 * its columns, and each row has as many texts in centimetres and in inches: `72`, `86–91`, or '' for none. `notes` are
 * sentences of the owner for below it.
 */
export const SizeGuide = z.object({
  title: orElse(text, ''),
  notes: texts,
  tables: orElse(
    list(
      z.object({
        of: measured,
        measures: texts,
        rows: orElse(list(z.object({ size: text, cm: texts, in: texts })), []),
      }),
    ),
    [],
  ),
});

export type SizeGuide = z.output<typeof SizeGuide>;
